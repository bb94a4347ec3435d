"use client";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { get } from "react-hook-form";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";
import { kindFields } from "@/lib/features/busrequest/rules/kind-fields";
import { placeLine } from "@/lib/i18n/place-names";
import { formatDateTime, formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { useFleet } from "./fleet";
import { useNeedLines } from "../need-words";
import { needsOf } from "./need-values";
import type { FieldName } from "./use-request-edit";
import type { RequestValues } from "./values";

const words = {
  transferType: "transfer",
  "start.address": "from",
  "end.address": "to",
  "start.date": "departure",
  "end.date": "return",
  organisationType: "organisation",
  quantity: "quantity",
  radius: "radius",
  companyName: "name",
  email: "email",
  phone: "phone",
} as const;

/** Each field as a reader sees it. */
export function useRequestWords(kind: Kind) {
  const t = useTranslations("busrequest");
  const lng = useLocale() as Language;
  const zone = useTimeZone();
  const fleet = useFleet();
  const needs = useTranslations("needs.form");
  const linesOf = useNeedLines();
  const label = (name: FieldName) => {
    if (name === "stops") return t("form.via", { n: 1 });
    if (name === "contact") return t("contactRule.question");
    if (name === "needs" || name === "mobile") return needs(name === "needs" ? "title" : "mobile");
    if (name === "bus") return t("fleet.bus");
    if (name === "askingPrice.amount") return t("fleet.price");
    if (name === "askingPrice.currency") return t("fleet.currency");
    if (name === "askingPrice.vat") return t("fleet.vat");
    if (name === "vehicleTypes") return t(`form.buses.${kind}`);
    if (name === "description") return t(`form.description.${kind}`);
    return t(`form.${name === "passengers" ? kindFields[kind].count : words[name]}`);
  };
  const shown = (values: RequestValues, name: FieldName) => {
    switch (name) {
      case "transferType":
        return t(`transferTypes.${values.transferType}`);
      case "start.address":
        return placeLine(values.start.address, lng);
      case "end.address":
        return placeLine(values.end.address, lng);
      case "stops":
        return values.stops.map((stop) => placeLine(stop, lng)).join("; ");
      case "organisationType":
        return values.organisationType && t(`organisationTypes.${values.organisationType}`);
      case "vehicleTypes":
        return values.vehicleTypes.map((type) => t(`vehicleTypes.${type}`)).join(", ");
      case "needs":
        return linesOf(needsOf(values.needs)).join(", ");
      case "bus":
        return fleet.find(({ id }) => id === values.bus)?.licenceplate ?? (values.bus && t("fleet.kept"));
      case "askingPrice.vat":
        return t(values.askingPrice.vat === "in" ? "fleet.vatIn" : "fleet.vatOn");
      case "contact":
        return t(`contactRule.choice.${values.contact}`);
    }
    const value: string | number | null = get(values, name);
    if (typeof value !== "number") return value;
    return name.endsWith(".date") ? formatDateTime(value, zone) : formatNumber(value, lng);
  };
  return { label, shown };
}
