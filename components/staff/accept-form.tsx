"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { KeyRound } from "lucide-react";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { ApiForm } from "@/components/auth/api-form";
import { PasswordChecks } from "@/components/auth/password-checks";
import { CheckField } from "@/components/form/check-field";
import { PasswordField, TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { acceptForm, type AcceptForm as Values } from "@/lib/features/staff/schema";
import { type ApiError, api } from "@/lib/http/client";

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

type Props = { token: string; email: string; onDone: () => void; onRefused: (error: ApiError) => boolean };

/** The invited person's own account: the address is given and proven by the link. */
export function AcceptForm({ token, email, onDone, onRefused }: Props) {
  const t = useTranslations("auth.register");
  const words = useTranslations("staff.invitation");
  const lng = useLocale();
  const form = useForm({ resolver: zodResolver(acceptForm), defaultValues: empty });
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
      {/* Tells password managers whose password this is. */}
      <input className="sr-only" type="text" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden />
      <TextField name="firstname" label={names.firstname} autoComplete="given-name" />
      <TextField name="lastname" label={names.lastname} autoComplete="family-name" />
      <div>
        <PasswordField name="password" icon={KeyRound} label={labels.password} autoComplete="new-password" />
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
