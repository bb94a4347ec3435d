"use client";
import { useTranslations } from "next-intl";
import { FormProvider } from "react-hook-form";
import { ErrorSummary } from "@/components/form/error-summary";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { HomeEntrySettings } from "@/lib/features/advertiser/schema";
import { HomeEntryConflict } from "../home-entry-conflict";
import { HomeEntryFields, useEntryLabels } from "../home-entry-fields";
import { useHomeEntry } from "../use-home-entry";

type Props = { settings: HomeEntrySettings; name: string; onClose: () => void; onSaved: () => Promise<void> };

/** The advertiser modal: an admin writes a travel service's entry on the home page. Closing asks before typed text is lost. */
export function AdvertiserDialog({ settings, name, onClose, onSaved }: Props) {
  const t = useTranslations("advertiser");
  const common = useTranslations("common.action");
  const labels = useEntryLabels();
  const held = useHomeEntry(settings, () => {
    onClose();
    void onSaved();
  });
  const { form, values, stored, isDirty, submit } = held;
  const close = () => {
    if (!isDirty || window.confirm(t("partners.discard"))) onClose();
  };
  return (
    <FormProvider {...form}>
      <Dialog
        open
        wide
        onOpenChange={(open) => !open && close()}
        title={t("partners.editTitle", { name })}
        footer={
          <>
            <Button onClick={close}>{common("cancel")}</Button>
            <Button
              variant="pri"
              type="submit"
              form="advertiser-entry"
              busy={form.formState.isSubmitting}
              className="ml-auto"
            >
              {t("save")}
            </Button>
          </>
        }
      >
        <form id="advertiser-entry" className="stack pt-4" method="post" noValidate onSubmit={submit}>
          <ErrorSummary labels={labels} />
          <HomeEntryFields values={values} />
        </form>
      </Dialog>
      {stored && <HomeEntryConflict held={held} stored={stored} />}
    </FormProvider>
  );
}
