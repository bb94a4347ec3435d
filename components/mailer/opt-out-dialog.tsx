"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { ApiForm } from "@/components/auth/api-form";
import { CheckCards, Segmented } from "@/components/form/choice-cards";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast-store";
import { type OptOutInput, optOutInput, toldWays } from "@/lib/features/unsubscription/schema/unsubscription";
import { api } from "@/lib/http/client";
import { mailGroups } from "@/lib/mail/groups";
import "@/sheets/admin-desk.css";

/** All groups are marked at first: who phones rarely means one of them. */
const empty: OptOutInput = { email: "", groups: [...mailGroups], how: "phone" };

/** An opt-out that somebody asked for by mail or phone. */
export function OptOutDialog({ onClose, onDone }: { onClose: () => void; onDone: () => Promise<void> }) {
  const t = useTranslations("mailer");
  const common = useTranslations("common.action");
  const form = useForm({ resolver: zodResolver(optOutInput), defaultValues: empty });
  const { isDirty, isSubmitting } = form.formState;
  const labels = { email: t("add.email"), groups: t("add.groups"), how: t("add.how") };
  const close = () => {
    if (!isDirty || window.confirm(t("add.discard"))) onClose();
  };

  async function send(body: OptOutInput) {
    await api("POST /admin/mailer/unsubscriptions", { body });
    toast({ title: t("add.done", { email: body.email }) });
    onClose();
    await onDone();
  }
  return (
    <Dialog open onOpenChange={(open) => !open && close()} title={t("add.title")} description={t("add.text")}>
      <ApiForm className="grid grid-cols-1 content-start gap-4 pt-4" form={form} send={send} labels={labels}>
        <TextField name="email" type="email" icon="mail" label={labels.email} autoComplete="off" />
        <CheckCards
          name="groups"
          label={labels.groups}
          cards={mailGroups.map((value) => ({ value, label: t(`group.${value}`) }))}
          cardWidth="9rem"
        />
        <Segmented
          name="how"
          label={labels.how}
          cards={toldWays.map((value) => ({ value, label: t(`how.${value}`) }))}
        />
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="pri" busy={isSubmitting}>
            {t("add.save")}
          </Button>
          <Button onClick={close}>{common("cancel")}</Button>
        </div>
      </ApiForm>
    </Dialog>
  );
}
