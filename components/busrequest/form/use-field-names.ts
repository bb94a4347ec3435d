"use client";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";
import { kindFields } from "@/lib/features/busrequest/rules/kind-fields";
import { countedNeeds } from "@/lib/features/busrequest/rules/needs";
import { tripLabels } from "./labels";
import type { RequestValues } from "./values";

const needFields = [...countedNeeds, "luggage", "bulky", "driverLanguage"] as const;

/** What each field is called in the error summary. */
export function useFieldNames(kind: Kind): Record<string, string> {
  const t = useTranslations("busrequest.form");
  const needs = useTranslations("needs.form");
  const all = useTranslations("busrequest");
  const transferType = useWatch<RequestValues, "transferType">({ name: "transferType" });
  const { count, phoneFirst } = kindFields[kind];
  const trip = tripLabels(kind, transferType);
  const via = Array.from({ length: 10 }, (_, index) => [`stops.${index}`, t("via", { n: index + 1 })]);
  return {
    "start.address": t(trip.from),
    "end.address": t(trip.to),
    ...Object.fromEntries(via),
    "start.date": t(trip.start),
    "end.date": t(trip.end),
    radius: t("radius"),
    passengers: t(count),
    vehicleTypes: t(`buses.${kind}`),
    quantity: t("quantity"),
    ...Object.fromEntries(needFields.map((key) => [`needs.${key}`, needs(key)])),
    "needs.budget.amount": needs("budget"),
    mobile: needs("mobile"),
    mode: t("mode"),
    receiver: t("receiver"),
    circle: all("circle.which"),
    opensAfter: all("circle.opens"),
    companyName: t("name"),
    email: t("email"),
    phone: t(phoneFirst ? "phoneFirst" : "phone"),
    bus: all("fleet.bus"),
    "askingPrice.amount": all("fleet.price"),
    description: t(`description.${kind}`),
    contact: all("contactRule.question"),
  };
}
