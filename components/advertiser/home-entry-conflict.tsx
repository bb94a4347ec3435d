"use client";
import { useTranslations } from "next-intl";
import { ConflictChoice, conflictRows } from "@/components/form/conflict-choice";
import type { HomeEntrySettings } from "@/lib/features/advertiser/schema/home-entry";
import { languages } from "@/lib/i18n/routing";
import type { HeldEntry } from "./use-home-entry";
import { conflictsOf, type EntryValues, type FieldName, valuesOf } from "./values";

function useShown() {
  const t = useTranslations("advertiser");
  return (values: EntryValues, name: FieldName) => {
    if (name === "active") return t(values.active ? "on" : "off");
    if (name === "picture") return values.picture ? t("withPicture") : "";
    if (name === "video") return values.video;
    return languages
      .map((lng) => values[name][lng])
      .filter(Boolean)
      .join(" / ");
  };
}

/** The second of two who saved at once decides field by field. */
export function HomeEntryConflict({ held, stored }: { held: HeldEntry; stored: HomeEntrySettings }) {
  const t = useTranslations("advertiser");
  const shown = useShown();
  const versions = { base: valuesOf(held.base), mine: held.values, theirs: valuesOf(stored) };
  const label = (name: FieldName) => t(`fields.${name}`);
  const rows = conflictRows(conflictsOf(versions), versions, { label, shown });
  const { isSubmitting } = held.form.formState;
  return <ConflictChoice rows={rows} busy={isSubmitting} onSave={held.settle} onClose={held.later} />;
}
