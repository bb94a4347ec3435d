"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ApiForm } from "@/components/auth/api-form";
import { fetchedCheck } from "@/components/form/fetched-check";
import { TextArea, TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { ContactInput } from "@/lib/features/contact/schema";
import { api } from "@/lib/http/client";

const resolver = fetchedCheck<ContactInput>(() => import("./contact-check").then((part) => part.checkContact));
const empty = { name: "", email: "", phone: "", message: "" };

/** `about`: the number of the request that it is about. */
export function ContactForm({ about }: { about: string | null }) {
  const t = useTranslations("auth.contact");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const message = about ? `${t("about", { reference: about })}\n\n` : "";
  const form = useForm({ resolver, defaultValues: { ...empty, message } });
  const labels = { name: t("name"), email: t("email"), phone: t("phone"), message: t("message") };
  if (sentTo) {
    return (
      <div className="grid grid-cols-1 content-start gap-4">
        <Notice tone="ok" title={t("sent")} live>
          {t("sentText", { email: sentTo })}
        </Notice>
        <div>
          <Button wraps onClick={() => setSentTo(null)}>
            {t("again")}
          </Button>
        </div>
      </div>
    );
  }
  const send = async (values: ContactInput) => {
    await api("POST /contact", { body: values });
    form.reset({ ...values, message: "" });
    setSentTo(values.email);
  };
  return (
    <ApiForm form={form} send={send} labels={labels} className="grid gap-4">
      <TextField name="name" label={labels.name} autoComplete="name" />
      <TextField name="email" type="email" label={labels.email} autoComplete="email" />
      <TextField name="phone" type="tel" label={labels.phone} optional autoComplete="tel" />
      <TextArea name="message" label={labels.message} hint={t("messageHint")} rows={7} />
      <p className="text-xs text-ink-3">{t("privacy")}</p>
      <div>
        <Button type="submit" variant="pri" wraps busy={form.formState.isSubmitting}>
          {t("send")}
        </Button>
      </div>
    </ApiForm>
  );
}
