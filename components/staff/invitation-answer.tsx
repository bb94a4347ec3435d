"use client";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ApiForm } from "@/components/auth/api-form";
import { Button, ButtonLink, buttonClass } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { type ApiError, api } from "@/lib/http/client";
import { AcceptForm } from "./accept-form";

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
        <ButtonLink variant="pri" href={`/${lng}/logout`} prefetch={false}>
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
  if (done) return <Joined {...{ state, session, company, email }} />;
  // A dead link, or an account that came in the meantime: the server's page says what holds now.
  const onRefused = (error: ApiError) => {
    const gone = error.fields.some((field) => field.path === "token");
    if (gone) router.refresh();
    return gone;
  };
  const answer = { token, onRefused, onDone: () => setDone(true) };
  return state === "new" ? <AcceptForm {...answer} email={email} /> : <JoinForm {...answer} company={company} />;
}
