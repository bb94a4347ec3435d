"use client";
import { useTranslations } from "next-intl";
import { FormProvider, useWatch } from "react-hook-form";
import { ErrorSummary } from "@/components/form/error-summary";
import { FormDialog } from "@/components/form/form-dialog";
import type { HomeEntrySettings } from "@/lib/features/advertiser/schema/home-entry";
import { HomeEntryConflict } from "../home-entry-conflict";
import { HomeEntryFields, useEntryLabels } from "../home-entry-fields";
import { useHomeEntry } from "../use-home-entry";
import type { EntryValues } from "../values";

type Props = { settings: HomeEntrySettings; name: string; onClose: () => void; onSaved: () => Promise<void> };

/** The advertiser modal: an admin writes a travel service's entry on the home page. Closing asks before typed text is lost. */
export function AdvertiserDialog({ settings, name, onClose, onSaved }: Props) {
  const t = useTranslations("advertiser");
  const labels = useEntryLabels();
  const held = useHomeEntry(settings, () => {
    onClose();
    void onSaved();
  });
  const { form, isDirty, busy, submit } = held;
  const values = useWatch({ control: form.control }) as EntryValues;
  return (
    <FormProvider {...form}>
      <FormDialog
        id="advertiser-entry"
        title={t("partners.editTitle", { name })}
        save={t("save")}
        discard={t("partners.discard")}
        busy={busy}
        onSubmit={submit}
        {...{ isDirty, onClose }}
      >
        <ErrorSummary labels={labels} />
        <HomeEntryFields values={values} />
      </FormDialog>
      <HomeEntryConflict held={held} />
    </FormProvider>
  );
}
