"use client";
import { useTranslations } from "next-intl";
import { checkedBy, useVersionedForm } from "@/components/form/use-versioned-form";
import { changeFilterSettings, loadFilterSettings } from "@/lib/features/filtersetting/client";
import { type FilterSettings, filterSettingsChange } from "@/lib/features/filtersetting/schema";
import { isChanged, mergeValues, type SettingsValues, valuesOf } from "./values";

/** A base needs a town, not a house. */
const said = (message: string) => (message === "AddressMissing" ? "placeNotChosen" : message);

const resolver = checkedBy<SettingsValues>(filterSettingsChange, said);
const kind = { valuesOf, isChanged, mergeValues, resolver, said };

/** The form of what a company wants to hear of. */
export function useSettings(companyId: string, settings: FilterSettings) {
  const words = useTranslations("filtersetting");
  return useVersionedForm(settings, kind, {
    load: () => loadFilterSettings(companyId),
    save: (change) => changeFilterSettings(companyId, change),
    words,
  });
}
export type Settings = ReturnType<typeof useSettings>;
