"use client";
import { useTranslations } from "next-intl";
import { FormProvider } from "@/components/form/form-provider";
import { useForm } from "react-hook-form";
import { applyServerErrors } from "@/components/form/server-errors";
import { TextField } from "@/components/form/text-field";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import type { TextNumberRecord } from "@/lib/features/textnumber/schema";
import { api } from "@/lib/http/client";

function NumberForm() {
  const t = useTranslations("standby.texts");
  const form = useForm({ defaultValues: { number: "" } });
  const { run, busy, trouble } = useAction({
    refresh: "page",
    onRefused: ({ fields }) => fields[0]?.path === "number" && applyServerErrors(form.setError, fields),
  });
  const submit = form.handleSubmit((body) => run(() => api("PUT /user/textnumber", { body }), t("sent")));
  return (
    <FormProvider {...form}>
      <form className="grid grid-cols-1 content-start gap-3" noValidate method="post" onSubmit={submit}>
        <TextField name="number" type="tel" label={t("number")} hint={t("hint")} icon="phone" autoComplete="tel" />
        {trouble && <p role="alert">{trouble}</p>}
        <Button type="submit" className="justify-self-start" busy={busy}>
          {t("ask")}
        </Button>
      </form>
    </FormProvider>
  );
}

function CodeForm({ number }: { number: string }) {
  const t = useTranslations("standby.texts");
  const form = useForm({ defaultValues: { code: "" } });
  const { run, busy, trouble } = useAction({
    refresh: "page",
    onRefused: ({ fields }) => fields[0]?.path === "code" && applyServerErrors(form.setError, fields),
  });
  const submit = form.handleSubmit((body) => run(() => api("POST /user/textnumber/confirm", { body }), t("confirmed")));
  return (
    <FormProvider {...form}>
      <form className="grid grid-cols-1 content-start gap-3" noValidate method="post" onSubmit={submit}>
        <p>{t("waits", { number })}</p>
        <TextField name="code" label={t("code")} autoComplete="one-time-code" maxLength={6} />
        {trouble && <p role="alert">{trouble}</p>}
        <Button type="submit" className="justify-self-start" variant="pri" busy={busy}>
          {t("confirm")}
        </Button>
      </form>
    </FormProvider>
  );
}

/** The number for texts in emergencies: given, proven by a code, taken back by one press. */
export function TextNumber({ record: { available, number, confirmed } }: { record: TextNumberRecord }) {
  const t = useTranslations("standby.texts");
  const { run, busy } = useAction({ failed: t("failed"), refresh: "page" });
  return (
    <section className="card grid grid-cols-1 content-start gap-3" aria-labelledby="text-number">
      <h2 id="text-number" className="sign-lg">
        {t("title")}
      </h2>
      {available && <p className="max-w-measure text-ink-2">{t("about")}</p>}
      {number === null && <NumberForm />}
      {number !== null && !available && <p>{t("off", { number })}</p>}
      {number !== null && available && !confirmed && <CodeForm number={number} />}
      {number !== null && available && confirmed && <p>{t("goTo", { number })}</p>}
      {number !== null && (
        <Button
          variant="ghost"
          className="justify-self-start"
          busy={busy}
          onClick={() => void run(() => api("DELETE /user/textnumber"), t("removed"))}
        >
          {t(!available ? "delete" : confirmed ? "remove" : "other")}
        </Button>
      )}
    </section>
  );
}
