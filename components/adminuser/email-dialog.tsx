"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { FormBody } from "@/components/form/form-body";
import { applyServerErrors } from "@/components/form/server-errors";
import { TextField } from "@/components/form/text-field";
import { useErrorMessage } from "@/components/form/use-error-message";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast-store";
import { type AdminUserRecord, adminEmailInput } from "@/lib/features/user/schema/admin";
import { ApiError, api } from "@/lib/http/client";

type Values = z.input<typeof adminEmailInput>;
type Props = { user: AdminUserRecord; onClose: () => void };

/** A new mail address for an account: it counts once its link is opened, and the present one is told. */
export function EmailDialog({ user, onClose }: Props) {
  const t = useTranslations("adminuser");
  const messageOf = useErrorMessage();
  const form = useForm<Values>({
    resolver: zodResolver(adminEmailInput),
    shouldFocusError: false,
    defaultValues: { email: "" },
  });
  const send = form.handleSubmit(async (body) => {
    try {
      await api("POST /admin/users/{id}/email", { params: { id: user.id }, body });
      toast({ title: t("done.emailAsked", { email: body.email }) });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!applyServerErrors(form.setError, error.fields)) form.setError("root", { message: messageOf(error) });
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("form.emailTitle", { name: `${user.firstname} ${user.lastname}` })}
      description={t("form.emailText", { email: user.email })}
      narrow
    >
      <FormBody
        form={form}
        labels={{ email: t("form.newEmail") }}
        onSubmit={send}
        className="grid grid-cols-1 content-start gap-4 pt-4"
      >
        <TextField name="email" label={t("form.newEmail")} type="email" autoComplete="off" spellCheck={false} />
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="pri" busy={form.formState.isSubmitting}>
            {t("form.send")}
          </Button>
          <Button onClick={onClose}>{t("form.cancel")}</Button>
        </div>
      </FormBody>
    </Dialog>
  );
}
