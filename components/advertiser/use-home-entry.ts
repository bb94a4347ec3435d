"use client";
import { useTranslations } from "next-intl";
import { checkedBy, useVersionedForm } from "@/components/form/use-versioned-form";
import { changeHomeEntry, loadHomeEntry } from "@/lib/features/advertiser/client";
import { type HomeEntrySettings, homeEntryChange } from "@/lib/features/advertiser/schema/homeEntry";
import { type EntryValues, isChanged, mergeValues, valuesOf } from "./values";

const kind = { valuesOf, isChanged, mergeValues, resolver: checkedBy<EntryValues>(homeEntryChange) };

/** The form of a travel service's entry on the start page; `onSaved` is told once it is stored. */
export function useHomeEntry(settings: HomeEntrySettings, onSaved?: () => void) {
  const words = useTranslations("advertiser");
  const { company } = settings;
  return useVersionedForm(settings, kind, {
    load: () => loadHomeEntry(company),
    save: async (change) => {
      const saved = await changeHomeEntry(company, change);
      onSaved?.();
      return saved;
    },
    words,
  });
}
export type HeldEntry = ReturnType<typeof useHomeEntry>;
