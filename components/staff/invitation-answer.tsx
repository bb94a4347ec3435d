"use client";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "@/components/ui/link";
import { ApiForm } from "@/components/auth/api-form";
import { Button, ButtonLink } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import { api, type ApiError } from "@/lib/http/client";
import { PasswordChecks } from "@/components/auth/password-checks";
import { checkLater } from "@/components/form/check-later";
import { CheckField } from "@/components/form/check-field";
import { PasswordOwner } from "@/components/form/password-owner";
import { PasswordField } from "@/components/form/password-field";
import { TextField } from "@/components/form/text-field";
import type { AcceptForm as Values } from "@/lib/features/staff/schema";

const resolver = checkLater(async () => (await import("@/lib/features/staff/schema")).acceptForm);
const empty = { firstname: "", lastname: "", userName: "", password: "", termsAccepted: false };

function Terms() {
  const t = useTranslations("auth.register");
  const lng = useLocale();
  const to = (path: string) =>
    function To(chunks: ReactNode) {
      return (
        <Link href={`/${lng}/${path}`} target="_blank">
          {chunks}
        </Link>
      );
    };
  const label = t.rich("terms", { terms: to("terms_and_conditions"), privacy: to("privacypolicy") });
  return <CheckField name="termsAccepted" label={label} />;
}

type AcceptFormProps = { token: string; email: string; onDone: () => void; onRefused: (error: ApiError) => boolean };

/** The invited person's own account: the address is given and proven by the link. */
function AcceptForm({ token, email, onDone, onRefused }: AcceptFormProps) {
  const t = useTranslations("auth.register");
  const words = useTranslations("staff.invitation");
  const lng = useLocale();
  const form = useForm({ resolver, defaultValues: empty });
  const names = { firstname: t("firstname"), lastname: t("lastname"), userName: t("userName") };
  const labels = { ...names, password: t("password"), termsAccepted: t("termsLabel") };

  async function send({ userName, ...values }: Values) {
    const name = userName === "" ? {} : { userName };
    // Only a form with the terms accepted is sent.
    await api("POST /invitation", { body: { ...values, ...name, termsAccepted: true, language: lng, token } });
    onDone();
  }
  return (
    <ApiForm form={form} send={send} labels={labels} onRefused={onRefused}>
      <p>{words("newText")}</p>
      <PasswordOwner name={email} />
      <TextField name="firstname" label={names.firstname} autoComplete="given-name" />
      <TextField name="lastname" label={names.lastname} autoComplete="family-name" />
      <div>
        <PasswordField name="password" icon="key-round" label={labels.password} autoComplete="new-password" />
        <PasswordChecks name="password" />
      </div>
      <TextField
        name="userName"
        label={names.userName}
        hint={t("userNameHint")}
        optional
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Terms />
      <Button type="submit" variant="pri" busy={form.formState.isSubmitting}>
        {words("accept")}
      </Button>
    </ApiForm>
  );
}

type Words = { company: string; email: string };
/** Whose session the browser has: nobody's, the invited person's, or another's. */
type Session = "none" | "same" | "other";

function Joined({ state, session, company, email }: Words & { state: "new" | "join"; session: Session }) {
  const t = useTranslations("staff.invitation");
  const lng = useLocale();
  const title = state === "new" ? t("acceptedTitle") : t("joinedTitle", { company });
  if (session === "other") {
    return (
      <>
        <Notice tone="ok" title={title} live>
          {t("otherAccount", { email })}
        </Notice>
        <ButtonLink variant="pri" href={`/${lng}/logout`}>
          {t("logout")}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <Notice tone="ok" title={title} live>
        {session === "none" && t("signIn", { email })}
      </Notice>
      {/* A full load: the header still shows the menus of before. The login page sends a signed-in reader on. */}
      <a className={buttonClass({ variant: "pri" })} href={`/${lng}/login`}>
        {session === "same" ? t("go") : t("login")}
      </a>
    </>
  );
}

function JoinForm({ token, company, onDone, onRefused }: JoinProps) {
  const t = useTranslations("staff.invitation");
  const form = useForm({ defaultValues: {} });
  const send = async () => {
    await api("POST /invitation/join", { body: { token } });
    onDone();
  };
  return (
    <ApiForm form={form} send={send} labels={{}} onRefused={onRefused}>
      <p>{t("joinText", { company })}</p>
      <Button type="submit" variant="pri" busy={form.formState.isSubmitting}>
        {t("join")}
      </Button>
    </ApiForm>
  );
}
type JoinProps = { token: string; company: string; onDone: () => void; onRefused: (error: ApiError) => boolean };

type Props = Words & { token: string; state: "new" | "join"; session: Session };

/** Yes to an invitation: by a new account, or with the one that the address has. */
export function InvitationAnswer({ token, state, session, company, email }: Props) {
  const router = useRouter();
  const [done, setDone] = useState(false);
  if (done) return <Joined state={state} session={session} company={company} email={email} />;
  // A dead link, or an account that came in the meantime: the server's page says what holds now.
  const onRefused = (error: ApiError) => {
    const gone = error.fields.some((field) => field.path === "token");
    if (gone) router.refresh();
    return gone;
  };
  const answer = { token, onRefused, onDone: () => setDone(true) };
  return state === "new" ? <AcceptForm {...answer} email={email} /> : <JoinForm {...answer} company={company} />;
}
