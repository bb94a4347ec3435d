"use client";
import { useTranslations } from "next-intl";
import { ConflictChoice } from "@/components/form/conflict-choice";
import { languages } from "@/lib/i18n/routing";
import type { HeldEntry } from "./use-home-entry";
import type { EntryValues, FieldName } from "./values";

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
export function HomeEntryConflict({ held }: { held: HeldEntry }) {
  const t = useTranslations("advertiser");
  return <ConflictChoice held={held} label={(name) => t(`fields.${name}`)} shown={useShown()} />;
}
