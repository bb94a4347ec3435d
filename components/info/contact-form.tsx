"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useApiSubmit } from "@/components/auth/use-api-submit";
import { FormContext } from "@/components/form/form-context";
import { FormElement } from "@/components/form/form-element";
import { TextArea, TextField } from "@/components/form/text-field";
import { type Check, usePlainForm } from "@/components/form/use-plain-form";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { ContactInput } from "@/lib/features/contact/schema";

const empty = { name: "", email: "", phone: "", message: "" };
type Typed = typeof empty;

/** It comes with the first submission, not with the page: it weighs twice what the rest does. Where it cannot be fetched the server's is the first. */
const check: Check<Typed, ContactInput> = (values) =>
  import("./contact-check").then(
    ({ checkContact }) => checkContact(values),
    () => ({ values, errors: {} }),
  );

/** `about`: the number of the request that it is about. */
export function ContactForm({ about }: { about: string | null }) {
  const t = useTranslations("auth.contact");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const message = about ? `${t("about", { reference: about })}\n\n` : "";
  const form = usePlainForm(check, { ...empty, message });
  const send = useApiSubmit(form.setError, async (values: ContactInput) => {
    const { api } = await import("@/lib/http/client");
    await api("POST /contact", { body: values });
    form.keep({ ...empty, ...values, message: "" });
    setSentTo(values.email);
  });
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
  return (
    <FormContext value={form}>
      <FormElement labels={labels} className="grid gap-4" onSubmit={form.handleSubmit(send)}>
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
      </FormElement>
    </FormContext>
  );
}
