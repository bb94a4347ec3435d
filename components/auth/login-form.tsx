"use client";
import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormContext } from "@/components/form/form-context";
import { PasswordField } from "@/components/form/password-field";
import { TextField } from "@/components/form/text-field";
import { useEarlyPress } from "@/components/form/use-early-press";
import { type Check, usePlainForm } from "@/components/form/use-plain-form";
import { waitTimeOf } from "@/components/form/wait-time";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useLazy } from "@/components/ui/use-lazy";
import type { SignInResult } from "./session-client";

const entering = () => import("./enter");

type Values = { username: string; password: string };
type Props = { lng: string; target: string | null; notice: "needed" | "confirmed" | "reset" | null };

/** Without zod, nor a library for forms: this page is the first that a partner loads. */
const check: Check<Values> = (values) => {
  const missing = { message: "required" };
  const errors = {
    ...(values.username.trim() === "" ? { username: missing } : {}),
    ...(values.password === "" ? { password: missing } : {}),
  };
  return { values, errors };
};

export function LoginForm({ lng, target, notice }: Props) {
  const t = useTranslations("auth");
  const wait = useTranslations("form");
  const form = usePlainForm(check, { username: "", password: "" });
  const { isSubmitting, errors } = form.formState;
  const [given, setGiven] = useState<Values | null>(null);
  const early = useEarlyPress();
  const PasskeyButton = useLazy(() => import("./passkey-button").then((part) => part.PasskeyButton), true);
  // Where it cannot be fetched the next submission tries again.
  const onCodeFailed = () => {
    setGiven(null);
    form.setError("root", { message: wait("network") });
  };
  const CodeStep = useLazy(() => import("./code-step").then((part) => part.CodeStep), given !== null, onCodeFailed);

  async function goOn() {
    await (await entering()).fetchCurrentUser();
    // The login page sends a signed-in reader on to the first page of its role. A full load renews the header.
    location.assign(target ?? `/${lng}/login`);
    await new Promise(() => undefined);
  }
  async function submit({ username, password }: Values) {
    const credentials = { username: username.trim(), password };
    const unreached: SignInResult = { ok: false, failure: "failed", seconds: 0 };
    const result = await entering().then(
      ({ signIn }) => signIn(credentials),
      () => unreached,
    );
    if (result.ok) await goOn();
    else if (result.failure === "code") setGiven(credentials);
    else if (result.failure === "passkey") form.setError("root", { message: t("login.passkeyNeeded") });
    else if (result.failure === "wrong") {
      form.setError("password", { message: t("login.wrong") }, { shouldFocus: true });
    } else {
      const limited = result.failure === "limited";
      form.setError("root", { message: limited ? wait("waitTime", waitTimeOf(result.seconds)) : t("login.failed") });
    }
  }

  async function byPasskey(result: SignInResult) {
    if (result.ok) await goOn();
    else if (result.failure === "wrong") form.setError("root", { message: t("login.passkeyWrong") });
    else form.setError("root", { message: t("login.failed") });
  }

  if (given && CodeStep) return <CodeStep {...given} onBack={() => setGiven(null)} onSignedIn={goOn} />;
  return (
    <FormContext value={form}>
      <form
        {...early}
        className="grid w-[min(24rem,100%)] gap-4"
        method="post"
        noValidate
        onSubmit={form.handleSubmit(submit)}
      >
        <h1>{t("login.title")}</h1>
        {notice && <Notice tone={notice === "needed" ? "info" : "ok"}>{t(`login.${notice}`)}</Notice>}
        {errors.root && (
          <Notice tone="bad" live>
            {errors.root.message}
          </Notice>
        )}
        <TextField
          name="username"
          label={t("login.username")}
          icon="mail"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField name="password" label={t("login.password")} icon="key-round" autoComplete="current-password" />
        <p className="text-sm">
          <Link href={`/${lng}/forgotpassword`}>{t("login.forgot")}</Link>
        </p>
        <Button type="submit" variant="pri" wide busy={isSubmitting}>
          {isSubmitting ? t("login.working") : t("login.submit")}
        </Button>
        {PasskeyButton && <PasskeyButton onResult={byPasskey} />}
      </form>
    </FormContext>
  );
}
