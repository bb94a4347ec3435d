"use client";
import { useTranslations } from "next-intl";
import { checkedBy, useVersionedForm } from "@/components/form/use-versioned-form";
import { type FilterSettings, filterSettingsChange } from "@/lib/features/filtersetting/schema";
import { api } from "@/lib/http/client";
import { isChanged, mergeValues, type SettingsValues, valuesOf } from "./values";

/** A base needs a town, not a house. */
const said = (message: string) => (message === "AddressMissing" ? "placeNotChosen" : message);

const resolver = checkedBy<SettingsValues>(filterSettingsChange, said);
const kind = { valuesOf, isChanged, mergeValues, resolver, said };

/** The form of what a company wants to hear of. */
export function useSettings(companyId: string, settings: FilterSettings) {
  const words = useTranslations("filtersetting");
  const params = { id: companyId };
  return useVersionedForm(settings, kind, {
    load: async () => (await api("GET /company/{id}/filtersettings", { params })).first,
    save: async (body) => (await api("PUT /company/{id}/filtersettings", { params, body })).first,
    words,
  });
}
export type Settings = ReturnType<typeof useSettings>;
