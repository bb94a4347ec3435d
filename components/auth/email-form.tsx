"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { checkLater } from "@/components/form/check-later";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { api } from "@/lib/http/client";
import { ApiForm } from "./api-form";

const resolver = checkLater(async () => (await import("@/lib/features/user/schema/registration")).emailOnlyInput);

/** One address, one mail: the forgotten password, or the confirmation link once more. */
export function EmailForm({ purpose }: { purpose: "forgot" | "confirmation" }) {
  const t = useTranslations("auth");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ resolver, defaultValues: { email: "" } });
  const call = purpose === "forgot" ? "POST /forgotpassword" : "POST /register/resend";

  async function send({ email }: { email: string }) {
    setSentTo(null);
    await api(call, { body: { email } });
    setSentTo(email);
  }
  return (
    <ApiForm form={form} send={send} labels={{ email: t(`${purpose}.email`) }}>
      <TextField name="email" type="email" icon="mail" label={t(`${purpose}.email`)} autoComplete="email" />
      <Button type="submit" variant="pri" busy={form.formState.isSubmitting}>
        {t(`${purpose}.submit`)}
      </Button>
      {sentTo && (
        <Notice tone="ok" live>
          {purpose === "forgot" ? t("forgot.sent", { email: sentTo }) : t("confirmation.sent")}
        </Notice>
      )}
    </ApiForm>
  );
}
