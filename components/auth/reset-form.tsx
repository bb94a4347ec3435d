"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { checkLater } from "@/components/form/check-later";
import { PasswordField } from "@/components/form/password-field";
import { Button, ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { type ApiError, api } from "@/lib/http/client";
import { ApiForm } from "./api-form";
import { PasswordChecks } from "./password-checks";

const resolver = checkLater(async () => {
  const { resetInput } = await import("@/lib/features/user/schema/registration");
  return resetInput.pick({ password: true });
});

export function ResetForm({ lng, token }: { lng: string; token: string }) {
  const t = useTranslations("auth.resetpw");
  const router = useRouter();
  const [dead, setDead] = useState(token === "");
  const form = useForm({ resolver, defaultValues: { password: "" } });
  if (dead) {
    return (
      <>
        <Notice tone="bad" live>
          {t("dead")}
        </Notice>
        <ButtonLink variant="pri" href={`/${lng}/forgotpassword`}>
          {t("again")}
        </ButtonLink>
      </>
    );
  }
  const onRefused = (error: ApiError) => {
    const gone = error.fields.some((field) => field.path === "token");
    setDead(gone);
    return gone;
  };
  const send = async ({ password }: { password: string }) => {
    await api("POST /resetpw", { body: { token, password } });
    router.replace(`/${lng}/login?notice=reset`);
  };
  return (
    <ApiForm form={form} send={send} labels={{ password: t("password") }} onRefused={onRefused}>
      <p>{t("text")}</p>
      <div>
        <PasswordField name="password" icon="key-round" label={t("password")} autoComplete="new-password" />
        <PasswordChecks name="password" />
      </div>
      <Button type="submit" variant="pri" busy={form.formState.isSubmitting}>
        {t("submit")}
      </Button>
    </ApiForm>
  );
}
