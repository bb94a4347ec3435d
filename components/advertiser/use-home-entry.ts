"use client";
import { useTranslations } from "next-intl";
import { checkedBy, useVersionedForm } from "@/components/form/use-versioned-form";
import type { HomeEntrySettings } from "@/lib/features/advertiser/schema/home-entry";
import { api } from "@/lib/http/client";
import { type EntryValues, fields, valuesOf } from "./values";

const kind = { valuesOf, ...fields };
const resolver = checkedBy<EntryValues>(
  async () => (await import("@/lib/features/advertiser/schema/home-entry")).homeEntryChange,
);

/** The form of a travel service's entry on the start page; `onDone` is told once it is stored. */
export function useHomeEntry(record: HomeEntrySettings, onDone?: () => void) {
  const t = useTranslations("advertiser");
  const params = { id: record.company };
  return useVersionedForm({
    record,
    kind,
    resolver,
    onDone,
    load: async () => (await api("GET /company/{id}/homepageentry", { params })).first,
    save: async (values, base) => {
      const body = { ...values, version: base?.version ?? 0 };
      return (await api("PUT /company/{id}/homepageentry", { params, body })).first;
    },
    saved: ({ paid }) => ({ title: t("saved"), description: t(paid ? "savedText" : "savedUnpaid") }),
  });
}
export type HeldEntry = ReturnType<typeof useHomeEntry>;
