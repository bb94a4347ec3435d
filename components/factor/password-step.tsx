"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { ApiForm } from "@/components/auth/api-form";
import { checkLater } from "@/components/form/check-later";
import { PasswordField } from "@/components/form/password-field";
import { Button } from "@/components/ui/button";

const resolver = checkLater(async () => (await import("@/lib/features/user/schema/user")).ownPasswordForm);

type Props = {
  text?: ReactNode;
  submit: string;
  danger?: boolean;
  /** Throws ApiError. */
  send: (password: string) => Promise<unknown>;
  onCancel?: () => void;
};

/** Who sits at an open page says once more who they are. */
export function PasswordStep({ text, submit, danger, send, onCancel }: Props) {
  const t = useTranslations("user.factor");
  const form = useForm({ resolver, defaultValues: { ownPassword: "" } });
  return (
    <ApiForm
      className="grid grid-cols-1 content-start gap-4 max-w-md"
      form={form}
      send={({ ownPassword }) => send(ownPassword)}
      labels={{ ownPassword: t("password") }}
      fieldOf={() => "ownPassword"}
    >
      {text && <p>{text}</p>}
      <PasswordField name="ownPassword" icon="key-round" label={t("password")} hint={t("passwordHint")} />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant={danger ? "danger" : "pri"} busy={form.formState.isSubmitting}>
          {submit}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t("cancel")}</Button>}
      </div>
    </ApiForm>
  );
}
