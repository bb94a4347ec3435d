import { z } from "zod";
import { circleSchema } from "@/lib/features/place/schema";
import { languages } from "@/lib/i18n/routing";
import { allAndAny, filterText, one, term } from "@/lib/http/list-query";
import {
  activeFilters,
  audiences,
  companyTypes,
  kinds,
  modes,
  organisationTypes,
  states,
  transferTypes,
  vehicleTypes,
} from "../rules/kinds";

const people = z.number().int().min(0).max(100_000);
const bounded = z.strictObject({ min: people, max: people }).partial();
/** Keys that every list of requests takes. */
export const filterKeys = {
  category: one(z.enum(kinds)),
  vehicleTypes: one(z.enum(vehicleTypes)),
  transferType: one(z.enum(transferTypes)),
  mode: one(z.enum(modes)),
  organisationType: one(z.enum(organisationTypes)),
  state: one(z.enum(states)),
  company: one(z.uuid()),
  companyType: one(z.enum(companyTypes)),
  passengers: one(z.union([people, bounded])),
  date: one(z.strictObject({ from: z.number().optional(), to: z.number().optional() })),
  address: one(term),
  description: one(term),
  radius: one(circleSchema),
  /** Where the trip ends; of a free bus that has no other end, nowhere. */
  endRadius: one(circleSchema),
  audience: one(z.enum(audiences)),
  active: one(z.enum(activeFilters)),
};

/** Closed list of filter keys (docs/product.md, Lists); an unknown key or a wrong type is a 400. */
export const busRequestFilter = allAndAny(filterKeys);
export type BusRequestFilter = z.output<typeof busRequestFilter>;
export type FilterTerms = NonNullable<BusRequestFilter["a"]>;

const degrees = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,20})?$/, "invalidValue")
  .transform(Number);
const bbox = z
  .string()
  .transform((value) => value.split(","))
  .pipe(z.tuple([degrees, degrees, degrees, degrees], "invalidValue"));

export const mapQuery = z.strictObject({
  bbox,
  zoom: z
    .string()
    .regex(/^\d{1,2}(\.\d+)?$/, "invalidValue")
    .transform(Number)
    .pipe(z.number().min(0).max(22)),
  filter: filterText(busRequestFilter).optional(),
  /** Of the titles. */
  lng: z.enum(languages).optional(),
  /** With the lines of the empty rides among its points. */
  ways: z
    .enum(["true", "false"], "invalidValue")
    .transform((value) => value === "true")
    .optional(),
});
