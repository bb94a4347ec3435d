"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ApiForm } from "@/components/auth/api-form";
import { checkLater } from "@/components/form/check-later";
import { PasswordField } from "@/components/form/password-field";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { PasskeyRecord } from "@/lib/features/passkey/schema";
import type { PasskeyForm as Values } from "@/lib/features/user/schema/user";
import { ApiError, api } from "@/lib/http/client";

const resolver = checkLater(async () => (await import("@/lib/features/user/schema/user")).passkeyForm);
const fieldOf = (path: string) => (path === "password" ? "passkeyPassword" : path === "name" ? "passkeyName" : "root");

type Props = { onAdded: (passkey: PasskeyRecord) => void; onCancel: () => void };

/** Name and password, then the browser's own dialog. */
export function PasskeyForm({ onAdded, onCancel }: Props) {
  const t = useTranslations("user.passkeys");
  const words = useTranslations("user.factor");
  const [called, setCalled] = useState(false);
  const form = useForm({ resolver, defaultValues: { passkeyName: "", passkeyPassword: "" } });

  async function send({ passkeyName: name, passkeyPassword: password }: Values) {
    setCalled(false);
    const { first: optionsJSON } = await api("POST /user/passkey/challenge", { body: { password } });
    const { startRegistration } = await import("@simplewebauthn/browser");
    try {
      if (!optionsJSON) return;
      const credential = await startRegistration({ optionsJSON });
      const { first } = await api("POST /user/passkey", { body: { name, credential } });
      if (first) onAdded(first);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      setCalled(true);
    }
  }
  return (
    <ApiForm
      className="grid grid-cols-1 content-start gap-4 max-w-md"
      form={form}
      send={send}
      labels={{ passkeyName: t("name"), passkeyPassword: words("password") }}
      fieldOf={fieldOf}
    >
      {called && (
        <Notice tone="warn" live>
          {t("cancelled")}
        </Notice>
      )}
      <TextField name="passkeyName" label={t("name")} hint={t("nameHint")} autoComplete="off" />
      <PasswordField
        name="passkeyPassword"
        icon="key-round"
        label={words("password")}
        hint={words("passwordHint")}
        autoComplete="current-password"
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="pri" busy={form.formState.isSubmitting}>
          {t("next")}
        </Button>
        <Button onClick={onCancel}>{words("cancel")}</Button>
      </div>
    </ApiForm>
  );
}
