import { z } from "zod";
import { kinds, vehicleTypes } from "@/lib/features/busrequest/rules/kinds";
import { one, term } from "@/lib/http/list-query";
import { isCountryCode } from "@/lib/i18n/countries";
import { busRecord } from "./bus";
import type { FleetRow } from "./fleet";

const owner = z.strictObject({ id: z.uuid(), name: z.string(), slug: z.string(), city: z.string() });

/** A bus of any company as the admins see it. */
export const adminBusRecord = busRecord.extend({
  company: owner,
  /** Trips now and ahead. */
  ahead: z.number().int(),
});
export type AdminBusRecord = z.infer<typeof adminBusRecord>;

const job = z.strictObject({
  title: z.string(),
  start: z.number(),
  end: z.number(),
  kind: z.enum(kinds).nullable(),
});
/** One bus with its next trips and its scans of the last 30 days. */
export const adminBusDetail = z.strictObject({
  id: z.uuid(),
  row: adminBusRecord,
  bus: busRecord,
  ahead: z.strictObject({ count: z.number().int(), named: z.array(job) }),
  scans: z.array(z.number().int()),
});
export type AdminBusDetail = { id: string; row: AdminBusRecord } & Pick<FleetRow, "bus" | "ahead" | "scans">;

/** What the call of the list takes as filter. */
export const listTerms = {
  /** Part of a plate, or words of the company's name and town. */
  text: one(term),
  design: one(z.enum(vehicleTypes, "invalidValue")),
  country: one(z.string("invalidValue").trim().toUpperCase().refine(isCountryCode, "countryInvalid")),
  active: one(z.boolean("invalidValue")),
  company: one(z.uuid("invalidValue")),
};
export type AdminBusKeys = typeof listTerms;
