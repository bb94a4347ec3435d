"use client";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { FormBody } from "@/components/form/form-body";
import { FormWithAside } from "@/components/form/form-with-aside";
import { SaveBar } from "@/components/form/save-bar";
import type { HomeEntry, HomeEntrySettings } from "@/lib/features/advertiser/schema/home-entry";
import type { Language } from "@/lib/i18n/routing";
import { HomeEntryConflict } from "./home-entry-conflict";
import { HomeEntryFields, useEntryLabels } from "./home-entry-fields";
import { HomeEntryPreview } from "./home-entry-preview";
import { useHomeEntry } from "./use-home-entry";
import type { EntryValues } from "./values";

/** `entry`: what the start page shows of the company beside what is typed here; `name` stands in for a missing title. */
type Props = { lng: Language; settings: HomeEntrySettings; entry: HomeEntry; name: string };

/** A travel service writes its entry on the start page, and sees it while it types. */
export function HomeEntryForm({ lng, settings, entry, name }: Props) {
  const t = useTranslations("advertiser");
  const held = useHomeEntry(settings);
  const { form, isDirty, busy, submit } = held;
  const values = useWatch({ control: form.control }) as EntryValues;
  const labels = useEntryLabels();
  return (
    <>
      <FormWithAside
        form={
          <FormBody
            form={form}
            labels={labels}
            onSubmit={submit}
            className="grid grid-cols-1 content-start gap-4"
            aria-label={t("heading")}
          >
            <HomeEntryFields values={values} />
            <SaveBar isDirty={isDirty} busy={busy} words={t} />
          </FormBody>
        }
        aside={<HomeEntryPreview lng={lng} entry={entry} name={name} values={values} />}
      />
      <HomeEntryConflict held={held} />
    </>
  );
}
