"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { ApiForm } from "@/components/auth/api-form";
import { TextArea, TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { type ContactInput, contactInput } from "@/lib/features/contact/schema";
import { type ApiError, api } from "@/lib/http/client";
import "@/sheets/parts.css";

export type MessageProps = { lng: string; companyId: string; name: string; takesRequests: boolean };
type Props = MessageProps & { open: boolean; onOpenChange: (open: boolean) => void };

const empty = { name: "", email: "", phone: "", message: "" };

function Sent({ name, email, onAgain }: { name: string; email: string; onAgain: () => void }) {
  const t = useTranslations("company.message");
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <Notice tone="ok" title={t("sent")} live>
        {t("sentText", { name, email })}
      </Notice>
      <div>
        <Button onClick={onAgain}>{t("again")}</Button>
      </div>
    </div>
  );
}

function Fields({ lng, name, takesRequests, busy }: Omit<MessageProps, "companyId"> & { busy: boolean }) {
  const t = useTranslations("company.message");
  const policy = (chunks: ReactNode) => (
    <a href={`/${lng}/privacypolicy`} target="_blank" rel="noopener">
      {chunks}
    </a>
  );
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <TextField name="name" label={t("name")} autoComplete="name" />
      <TextField name="email" type="email" label={t("email")} autoComplete="email" />
      <TextField name="phone" type="tel" label={t("phone")} optional autoComplete="tel" />
      <TextArea
        name="message"
        label={t("message")}
        hint={t(takesRequests ? "messageHint" : "messageHintPlain")}
        rows={6}
      />
      <p className="text-xs text-ink-3">{t.rich("privacy", { name, link: policy })}</p>
      <div>
        <Button type="submit" variant="pri" busy={busy}>
          {t("send")}
        </Button>
      </div>
    </div>
  );
}

/** The contact form; what was typed stays when the dialog is closed. */
export function MessageDialog({ open, onOpenChange, ...props }: Props) {
  const { companyId, name } = props;
  const t = useTranslations("company.message");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(contactInput), defaultValues: empty });
  const labels = { name: t("name"), email: t("email"), phone: t("phone"), message: t("message") };
  const send = async (values: ContactInput) => {
    await api("POST /company/{id}/contact", { params: { id: companyId }, body: values });
    form.reset({ ...values, message: "" });
    setSentTo(values.email);
  };
  const onRefused = (error: ApiError) => {
    if (error.code !== "NotFound") return false;
    form.setError("root", { message: t("gone") });
    return true;
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("title", { name })}
      description={t("lead", { name })}
      narrow
    >
      <div className="mt-4">
        {sentTo ? (
          <Sent name={name} email={sentTo} onAgain={() => setSentTo(null)} />
        ) : (
          <ApiForm
            form={form}
            send={send}
            labels={labels}
            onRefused={onRefused}
            className="grid grid-cols-1 content-start gap-4"
          >
            <Fields {...props} busy={form.formState.isSubmitting} />
          </ApiForm>
        )}
      </div>
    </Dialog>
  );
}
