"use client";
import { useTranslations } from "next-intl";
import { checkedBy, useVersionedForm } from "@/components/form/use-versioned-form";
import { type FilterSettings, filterSettingsChange } from "@/lib/features/filtersetting/schema";
import { api } from "@/lib/http/client";
import type { FieldError } from "@/lib/errors";
import { fields, type SettingsValues, valuesOf } from "./values";

/** A base needs a town, not a house. */
const toField = ({ message, ...error }: FieldError) => {
  return { ...error, message: message === "AddressMissing" ? "placeNotChosen" : message };
};
const resolver = checkedBy<SettingsValues>(filterSettingsChange, toField);
const kind = { valuesOf, ...fields };

/** The form of what a company wants to hear of. */
export function useSettings(companyId: string, record: FilterSettings) {
  const t = useTranslations("filtersetting");
  const params = { id: companyId };
  return useVersionedForm({
    ...{ record, kind, resolver, toField },
    load: async () => (await api("GET /company/{id}/filtersettings", { params })).first,
    save: async (values, base) => {
      const body = { ...values, version: base?.version ?? 0 };
      return (await api("PUT /company/{id}/filtersettings", { params, body })).first;
    },
    saved: () => ({ title: t("saved"), description: t("savedText") }),
  });
}
