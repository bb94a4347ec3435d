"use client";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { ApiForm } from "@/components/auth/api-form";
import { checkLater } from "@/components/form/check-later";
import { RadioCards } from "@/components/form/choice-cards";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { api } from "@/lib/http/client";
import type { InviteForm as Values } from "@/lib/features/staff/schema";
import { languages } from "@/lib/i18n/routing";

const resolver = checkLater(async () => (await import("@/lib/features/staff/schema")).inviteForm);
const fieldOf = (path: string) => (path === "owner" ? "role" : path);

export function InviteForm({ companyId }: { companyId: string }) {
  const t = useTranslations("staff");
  const lng = useLocale();
  const router = useRouter();
  const empty: Values = { email: "", role: "staff", language: lng };
  const form = useForm({ resolver, defaultValues: empty });
  const labels = { email: t("invite.email"), role: t("invite.role"), language: t("invite.language") };
  const cards = (["staff", "owner"] as const).map((value) => ({
    value,
    label: t(value),
    text: t(`invite.${value}Text`),
  }));
  const choices = languages.map((value) => ({ value, label: t(`language.${value}`) }));

  async function send({ email, role, language }: Values) {
    await api("POST /company/{id}/staff", {
      params: { id: companyId },
      body: { email, owner: role === "owner", language },
    });
    toast({ title: t("done.invite", { name: email }) });
    form.reset({ ...empty, language });
    router.refresh();
  }
  return (
    <section className="card" aria-labelledby="staff-invite">
      <h2 id="staff-invite" className="text-xl">
        {t("invite.title")}
      </h2>
      <p className="text-ink-2">{t("invite.text")}</p>
      <ApiForm
        className="grid grid-cols-1 content-start gap-4 mt-4"
        form={form}
        send={send}
        labels={labels}
        fieldOf={fieldOf}
      >
        <TextField name="email" type="email" icon="mail" label={labels.email} autoComplete="off" />
        <RadioCards name="role" label={labels.role} cards={cards} cardWidth="100%" />
        <SelectField name="language" label={labels.language} choices={choices} />
        <div>
          <Button type="submit" variant="pri" busy={form.formState.isSubmitting}>
            {t("invite.submit")}
          </Button>
        </div>
      </ApiForm>
    </section>
  );
}
