"use client";
import { useTranslations } from "next-intl";
import { fieldwise } from "@/components/form/fieldwise";
import { useVersionedForm } from "@/components/form/use-versioned-form";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import type { Place } from "@/lib/features/place/schema";
import { api } from "@/lib/http/client";
import { useCheck } from "./use-check";
import { useKey } from "@/components/form/use-key";
import { useComplaint, useToField } from "./use-send";
import { changeOf, draftOf, type RequestValues, valuesOf } from "./values";

/** In the form's order. */
export const fieldNames = [
  ...(["transferType", "start.address", "end.address", "stops", "start.date", "end.date"] as const),
  ...(["passengers", "organisationType", "vehicleTypes", "quantity", "radius", "needs", "mobile"] as const),
  ...(["bus", "askingPrice.amount", "askingPrice.currency", "askingPrice.vat"] as const),
  ...(["companyName", "email", "phone", "description", "contact"] as const),
];
export type FieldName = (typeof fieldNames)[number];

const placed = ({ address, address_fields, location }: Place) => [address, address_fields, location];

/** A place is where it is, whatever list it was chosen from; the checkboxes give their values in the order of ticking. */
export function comparable(value: unknown, name: string) {
  if (name === "start.address" || name === "end.address") return placed(value as Place);
  if (name === "stops") return (value as Place[]).map(placed);
  return name === "vehicleTypes" ? [...(value as string[])].sort() : value;
}

const kind = { valuesOf, ...fieldwise<RequestValues, FieldName>(fieldNames, comparable) };

/** What all forms that change a request have in common. */
export function useEditRules<Values extends RequestValues = RequestValues>(edited: boolean) {
  const resolver = useCheck<Values>({ receiver: null, needsConsent: false, edited });
  return { resolver, toField: useToField(), onRefused: useComplaint(edited ? "failedEdit" : "failed") };
}

type Query = {
  /** Null for a new one, which begins with `values`. */
  record: BusRequestRecord | null;
  values?: RequestValues;
  /** Of the author's own page. */
  token?: string;
  load: (base: BusRequestRecord) => Promise<BusRequestRecord>;
  onDone: () => void;
  onInvalid?: (paths: string[]) => void;
};

/** The form of a request that is there already, or of a new one of one's own company. */
export function useRequestEdit({ token, ...query }: Query) {
  const t = useTranslations("busrequest.form");
  const keyOf = useKey();
  return useVersionedForm({
    ...query,
    kind,
    ...useEditRules(query.record !== null),
    save: async (values, base) => {
      if (base) {
        const body = changeOf(values, base.version);
        return (await api("PUT /busrequest/{id}", { params: { id: base.id }, body, token })).first;
      }
      const body = draftOf(values, null, false);
      return (await api("POST /busrequest", { body, idempotencyKey: keyOf(body) })).first;
    },
    saved: ({ category, reference }, base) => ({
      title: t(base ? "saved" : `posted.${category}`),
      description: reference,
    }),
  });
}
