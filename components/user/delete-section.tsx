"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ApiForm } from "@/components/auth/api-form";
import { checkLater } from "@/components/form/check-later";
import { applyServerErrors } from "@/components/form/server-errors";
import { TextField } from "@/components/form/text-field";
import { useErrorMessage } from "@/components/form/use-error-message";
import { Button } from "@/components/ui/button";
import { ConfirmDelete } from "@/components/ui/confirm-delete";
import { DetailsSummary } from "@/components/ui/details-summary";
import { Notice } from "@/components/ui/notice";
import type { DeleteForm } from "@/lib/features/user/schema/user";
import { ApiError, api } from "@/lib/http/client";

const resolver = checkLater(async () => (await import("@/lib/features/user/schema/user")).deleteForm);
const points = ["link", "sessions", "mind", "erased", "company"] as const;

/** Says what a deletion does, asks for one's own address, then once more. */
export function DeleteSection({ email }: { email: string }) {
  const t = useTranslations("user.delete");
  const messageOf = useErrorMessage();
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState(false);
  const form = useForm({ resolver, defaultValues: { ownEmail: "" } });

  async function check({ ownEmail }: DeleteForm) {
    setSent(false);
    if (ownEmail.trim().toLowerCase() === email) setOpen(true);
    else form.setError("ownEmail", { message: "emailNotOwn" }, { shouldFocus: true });
  }
  // Closes in either case: what was refused is told at the field.
  async function request() {
    try {
      const email = form.getValues("ownEmail").trim().toLowerCase();
      await api("POST /user/requestdelete", { body: { email } });
      form.reset();
      setSent(true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const shown = applyServerErrors(form.setError, error.fields, () => "ownEmail");
      if (!shown) form.setError("root", { message: messageOf(error) });
    }
    return true;
  }
  return (
    <details className="card">
      <DetailsSummary>
        <h2 className="text-xl">{t("title")}</h2>
      </DetailsSummary>
      <p className="mb-4 max-w-prose text-ink-2">{t("text")}</p>
      <ul className="max-w-prose list-disc pl-5">
        {points.map((point) => (
          <li key={point}>{t(`what.${point}`)}</li>
        ))}
      </ul>
      <ApiForm
        className="grid grid-cols-1 content-start gap-4 mt-4 max-w-md"
        form={form}
        send={check}
        labels={{ ownEmail: t("email") }}
      >
        <TextField name="ownEmail" type="email" icon="mail" label={t("email")} hint={t("hint")} autoComplete="email" />
        {sent && (
          <Notice tone="ok" title={t("sent")} live>
            {t("sentText", { email })}
          </Notice>
        )}
        <div>
          <Button type="submit" variant="danger">
            {t("submit")}
          </Button>
        </div>
      </ApiForm>
      <ConfirmDelete
        open={open}
        onOpenChange={setOpen}
        name={email}
        title={t("ask")}
        consequence={t("consequence", { email })}
        label={t("confirm")}
        onDelete={request}
      />
    </details>
  );
}
