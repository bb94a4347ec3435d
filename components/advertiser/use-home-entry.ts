"use client";
import { useTranslations } from "next-intl";
import { checkedBy, useVersionedForm } from "@/components/form/use-versioned-form";
import { type HomeEntrySettings, homeEntryChange } from "@/lib/features/advertiser/schema/home-entry";
import { api } from "@/lib/http/client";
import { type EntryValues, isChanged, mergeValues, valuesOf } from "./values";

const kind = { valuesOf, isChanged, mergeValues, resolver: checkedBy<EntryValues>(homeEntryChange) };

/** The form of a travel service's entry on the start page; `onSaved` is told once it is stored. */
export function useHomeEntry(settings: HomeEntrySettings, onSaved?: () => void) {
  const words = useTranslations("advertiser");
  const params = { id: settings.company };
  return useVersionedForm(settings, kind, {
    load: async () => (await api("GET /company/{id}/homepageentry", { params })).first,
    save: async (body) => {
      const { first } = await api("PUT /company/{id}/homepageentry", { params, body });
      onSaved?.();
      return first;
    },
    words,
  });
}
export type HeldEntry = ReturnType<typeof useHomeEntry>;
