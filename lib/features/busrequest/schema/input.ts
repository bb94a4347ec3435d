import { z } from "zod";
import { currencies, highestAmount } from "@/lib/features/offer/rules/price";
import { placeSchema } from "@/lib/features/place/schema";
import { needsInput } from "./needs";
import { longestHead, shortestHead } from "../rules/head-start";
import { contactRules, kinds, modes, organisationTypes, states, transferTypes, vehicleTypes } from "../rules/kinds";

const milliseconds = z.number({ error: "dateMissing" }).int("dateMissing").min(0, "dateInPast").max(4e12, "dateTooFar");
const text = (max: number) => z.string({ error: "required" }).trim().max(max, "tooLong");

const start = z.strictObject({ address: placeSchema, date: milliseconds }, { error: missingEnd });
const end = z.strictObject({ address: placeSchema.nullish(), date: milliseconds }, { error: missingEnd });

function missingEnd(issue: { code?: string }) {
  return issue.code === "invalid_type" ? "AddressMissing" : undefined;
}

const whole = (min: number, max: number, message: string) =>
  z.number(message).int(message).min(min, message).max(max, message);
const askedAmount = whole(1, highestAmount, "priceRange");
const unique = <T>(list: T[]) => new Set(list).size === list.length;

const phone = text(40)
  .regex(/^[+\d][\d\s()/.-]{4,}$/, "invalidPhone")
  .or(z.literal(""))
  .nullish();

/** What an author may set. */
const settable = {
  start,
  end,
  stops: z.array(placeSchema, "invalidValue").max(10, "tooManyStops").default([]),
  companyName: text(120).min(1, "required"),
  email: text(200).min(1, "required").toLowerCase().pipe(z.email("emailInvalid")),
  phone,
  /** Whom to call on the day; contact data like `phone`. */
  mobile: phone,
  /** null: none holds, as for a partner's post. */
  contact: z.enum(contactRules, "invalidValue").nullish(),
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
  /** Of the poster's fleet, of a free bus or an empty ride: seats and type are the bus's own. */
  bus: z.uuid("invalidValue").nullish(),
  /** Of the same kinds; null: on request. */
  askingPrice: z
    .strictObject(
      {
        amount: askedAmount,
        currency: z.enum(currencies, "currencyUnknown").default("EUR"),
        vatIncluded: z.boolean("invalidValue").default(true),
      },
      "invalidValue",
    )
    .nullish(),
  /** Whole: what is left out of it is not asked for. */
  needs: needsInput.optional(),
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
  urgent: z.unknown(),
  busDetails: z.unknown(),
  overlaps: z.unknown(),
  language: z.unknown(),
  opensAt: z.unknown(),
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
  /** One of the own company's lists of partners, with `mode: circle`. */
  circle: z.uuid("invalidValue").nullish(),
  /** Minutes until all may read what the circle reads first. */
  opensAfter: whole(shortestHead, longestHead, "opensAfterRange").nullish(),
  ...z.object({ ...ignored, state: z.unknown(), version: z.unknown() }).partial().shape,
});
export type BusRequestInput = z.output<typeof busRequestInput>;
/** What a form holds before it is sent: defaults may be left out. */
export type BusRequestDraft = z.input<typeof busRequestInput>;

/** A PUT may leave out what it does not change, the place beside a date too; a stale `version` is a conflict. */
const withoutDefaults = {
  ...settable,
  start: z.strictObject({ address: placeSchema.optional(), date: milliseconds }, { error: missingEnd }),
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
