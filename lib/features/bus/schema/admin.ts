import { z } from "zod";
import type { Column } from "@/lib/csv/csv";
import { kinds, vehicleTypes } from "@/lib/features/busrequest/rules/kinds";
import type { ListDefinition } from "@/lib/http/admin-list";
import { adminQuery } from "@/lib/http/admin-query";
import { allAndAny, one, term } from "@/lib/http/list-query";
import { isCountryCode } from "@/lib/i18n/countries";
import { busRecord } from "./bus";
import type { FleetRow } from "./fleet";
import { knownPlateCountries } from "../rules";

const terms = {
  /** Part of a plate, or words of the company's name. */
  text: one(term),
  design: one(z.enum(vehicleTypes, "invalidValue")),
  country: one(z.string("invalidValue").trim().toUpperCase().refine(isCountryCode, "countryInvalid")),
  active: one(z.boolean("invalidValue")),
  company: one(z.uuid("invalidValue")),
};
export const adminBusFilter = allAndAny(terms);
export type AdminBusFilter = z.output<typeof adminBusFilter>;
export type AdminBusTerms = NonNullable<AdminBusFilter["a"]>;

const adminBusSorts = ["created_at", "licenceplate"] as const;
export const adminBusQuery = adminQuery(adminBusFilter, adminBusSorts);

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

export const adminBusColumns = [
  { head: "licenceplate", of: (row: AdminBusRecord) => row.licenceplate },
  { head: "country", of: ({ country }: AdminBusRecord) => country },
  { head: "company", of: ({ company }: AdminBusRecord) => company.name },
  { head: "city", of: ({ company }: AdminBusRecord) => company.city },
  { head: "design", of: ({ design }: AdminBusRecord) => design },
  { head: "capacity", of: ({ capacity }: AdminBusRecord) => capacity },
  { head: "name", of: ({ name }: AdminBusRecord) => name },
  { head: "features", of: ({ features }: AdminBusRecord) => features.join(", ") },
  { head: "stars", of: ({ stars }: AdminBusRecord) => stars },
  { head: "wheelchairPlaces", of: ({ wheelchairPlaces }: AdminBusRecord) => wheelchairPlaces },
  { head: "ahead", of: ({ ahead }: AdminBusRecord) => ahead },
  { head: "active", of: ({ active }: AdminBusRecord) => active },
  { head: "created_at", of: ({ created_at }: AdminBusRecord) => new Date(created_at) },
  { head: "id", of: ({ id }: AdminBusRecord) => id },
] as const satisfies readonly Column<AdminBusRecord>[];

/** The admins' list of all buses. */
export const adminBusList: ListDefinition<AdminBusRecord, AdminBusFilter> = {
  name: "buses",
  call: "/admin/buses",
  path: "/adminpanel/fleet",
  table: "fleet",
  columns: adminBusColumns,
  filters: { design: vehicleTypes, country: knownPlateCountries, active: ["yes", "no"] },
  sorts: adminBusSorts,
  dir: "desc",
  filterOf({ q, filters: { design, country, active } }) {
    const known = vehicleTypes.find((type) => type === design);
    const a = {
      ...(q ? { text: q } : {}),
      ...(known ? { design: known } : {}),
      ...(country ? { country } : {}),
      ...(active ? { active: active === "yes" } : {}),
    };
    return Object.keys(a).length > 0 ? { a } : undefined;
  },
};
