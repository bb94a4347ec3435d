import { fieldwise } from "@/components/form/fieldwise";
import { comparable, fieldNames } from "@/components/busrequest/form/use-request-edit";
import { type RequestValues, valuesOf as requestValuesOf } from "@/components/busrequest/form/values";
import type { AdminRequestRecord } from "@/lib/features/busrequest/schema/admin";

/** What admins set beside the form that authors have. */
export type Extra = Pick<AdminRequestRecord, "state" | "maxOffers">;
export type AdminRequestValues = RequestValues & Extra;

const names = [...(["state", "maxOffers"] as const), ...fieldNames];
export type AdminFieldName = (typeof names)[number];

export const valuesOf = (row: AdminRequestRecord): AdminRequestValues => {
  return { ...requestValuesOf(row), state: row.state, maxOffers: row.maxOffers };
};
export const fields = fieldwise<AdminRequestValues, AdminFieldName>(names, comparable);
