import { z } from "zod";
import { circleSchema, placeSchema } from "@/lib/features/place/schema";
import { allAndAny, filterText, one, term } from "@/lib/http/listQuery";
import {
  activeFilters,
  audiences,
  companyTypes,
  endReasons,
  kinds,
  modes,
  organisationTypes,
  states,
  transferTypes,
  vehicleTypes,
} from "./rules";

const milliseconds = z.number({ error: "dateMissing" }).int("dateMissing").min(0, "dateInPast").max(4e12, "dateTooFar");
const text = (max: number) => z.string({ error: "required" }).trim().max(max, "tooLong");

const start = z.strictObject({ address: placeSchema, date: milliseconds }, { error: missingEnd });
const end = z.strictObject({ address: placeSchema.nullish(), date: milliseconds }, { error: missingEnd });

function missingEnd(issue: { code?: string }) {
  return issue.code === "invalid_type" ? "AddressMissing" : undefined;
}

const whole = (min: number, max: number, message: string) =>
  z.number(message).int(message).min(min, message).max(max, message);
const unique = <T>(list: T[]) => new Set(list).size === list.length;

/** What an author may set. */
const settable = {
  start,
  end,
  stops: z.array(placeSchema, "invalidValue").max(10, "tooManyStops").default([]),
  companyName: text(120).min(1, "required"),
  email: text(200).toLowerCase().pipe(z.email("emailInvalid")),
  phone: text(40)
    .regex(/^[+\d][\d\s()/.-]{4,}$/, "invalidPhone")
    .or(z.literal(""))
    .nullish(),
  transferType: z.enum(transferTypes, "invalidValue").default("transferoneway"),
  organisationType: z.enum(organisationTypes, "invalidValue").nullish(),
  passengers: whole(1, 500, "passengersRange").nullish(),
  vehicleTypes: z
    .array(z.enum(vehicleTypes, "invalidValue"), "invalidValue")
    .max(11)
    .refine(unique, "invalidValue")
    .default([]),
  quantity: whole(1, 50, "quantityRange").default(1),
  radius: whole(1, 1000, "radiusRange").nullish(),
  description: text(4000).default(""),
  /** Open offers that the author wants at once. */
  maxOffers: whole(3, 8, "maxOffersRange").default(8),
};

/** Of the shape, but not the caller's to set: accepted so that a record can be sent back whole, then ignored. */
const ignored = {
  id: z.unknown(),
  reference: z.unknown(),
  created_at: z.unknown(),
  companyType: z.unknown(),
  ended_at: z.unknown(),
  endReason: z.unknown(),
};

const category = z.enum(kinds, "invalidKind");
const fromSingleRequest = z.boolean("invalidValue").nullish();
const company = z.uuid("invalidValue").nullish();
const state = z.enum(states, "invalidValue").optional();

export const busRequestInput = z.strictObject({
  category,
  ...settable,
  mode: z.enum(modes, "invalidValue").default("collective"),
  fromSingleRequest,
  company,
  ...z.object({ ...ignored, state: z.unknown(), version: z.unknown() }).partial().shape,
});
export type BusRequestInput = z.output<typeof busRequestInput>;
/** What a form holds before it is sent: defaults may be left out. */
export type BusRequestDraft = z.input<typeof busRequestInput>;

/** A PUT may leave out what it does not change; a stale `version` is a conflict. */
const withoutDefaults = {
  ...settable,
  stops: settable.stops.unwrap(),
  transferType: settable.transferType.unwrap(),
  vehicleTypes: settable.vehicleTypes.unwrap(),
  quantity: settable.quantity.unwrap(),
  description: settable.description.unwrap(),
  maxOffers: settable.maxOffers.unwrap(),
};
export const busRequestChange = z
  .strictObject({
    ...withoutDefaults,
    ...ignored,
    category: z.unknown(),
    mode: z.unknown(),
    fromSingleRequest: z.unknown(),
    company: z.unknown(),
    state,
  })
  .partial()
  .extend({ version: z.number("required").int() });
export type BusRequestChange = z.output<typeof busRequestChange>;

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
  audience: one(z.enum(audiences)),
  active: one(z.enum(activeFilters)),
};

/** Closed list of filter keys (API.md, Lists); an unknown key or a wrong type is a 400. */
export const busRequestFilter = allAndAny(filterKeys);
export type BusRequestFilter = z.output<typeof busRequestFilter>;
export type FilterTerms = NonNullable<BusRequestFilter["a"]>;

export const rejection = z.strictObject({ reason: text(1000).min(1, "required") });
/** Of the request as its judge has read it; a newer one is a conflict. */
export const judgementQuery = z.object({ version: z.coerce.number().int().min(1).optional() });
export const idParams = z.object({ id: z.uuid() });
export const tokenInput = z.strictObject({ token: z.string().min(20).max(100) });

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
});
export type MapQuery = z.output<typeof mapQuery>;

/** Wire shape `BusRequest` (API.md). email, phone and companyName are absent where the reader may not see them. */
export const busRequestRecord = z.strictObject({
  id: z.uuid(),
  reference: z.string(),
  category,
  start: z.strictObject({ address: placeSchema, date: z.number() }),
  end: z.strictObject({ address: placeSchema.nullable(), date: z.number() }),
  stops: z.array(placeSchema),
  companyName: z.string().optional(),
  companyType: z.enum(companyTypes),
  email: z.string().optional(),
  phone: z.string().nullable().optional(),
  fromSingleRequest: z.boolean(),
  company: z.uuid().nullable(),
  state: z.enum(states),
  created_at: z.number(),
  version: z.number().int(),
  transferType: z.enum(transferTypes),
  mode: z.enum(modes),
  organisationType: z.enum(organisationTypes).nullable(),
  passengers: z.number().int().nullable(),
  vehicleTypes: z.array(z.enum(vehicleTypes)),
  quantity: z.number().int(),
  radius: z.number().int().nullable(),
  description: z.string(),
  maxOffers: z.number().int(),
  ended_at: z.number().nullable(),
  endReason: z.enum(endReasons).nullable(),
});
export type BusRequestRecord = z.infer<typeof busRequestRecord>;
