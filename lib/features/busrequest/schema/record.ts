import { z } from "zod";
import { currencies } from "@/lib/features/offer/rules/price";
import { languages } from "@/lib/i18n/routing";
import { placeSchema } from "@/lib/features/place/schema";
import { needsRecord } from "./needs";
import {
  companyTypes,
  contactRules,
  endReasons,
  kinds,
  modes,
  organisationTypes,
  states,
  transferTypes,
  vehicleTypes,
} from "../rules/kinds";

/** What everybody may know of a bus that is published: no plate, no name. */
const publicBus = z.strictObject({
  design: z.enum(vehicleTypes),
  capacity: z.number().int(),
  features: z.array(z.string()),
  /** Certified ones alone. */
  stars: z.number().int().nullable(),
  wheelchairPlaces: z.number().int(),
});

/** What else holds a bus at that time: a booking firmly, a published free bus or empty ride tentatively. */
export const overlapRecord = z.strictObject({
  /** `external`: what a calendar kept elsewhere takes. */
  kind: z.enum(["booking", "vacancy", "emptyride", "external"]),
  id: z.uuid(),
  reference: z.string().nullable(),
  title: z.string(),
  start: z.number(),
  end: z.number(),
});
export type Overlap = z.infer<typeof overlapRecord>;

/**
 * Wire shape `BusRequest`. Where the reader may not see a private author's contact data, email, phone, mobile and
 * companyName are absent and places are towns. Who is not signed in gets a company's without email, phone and mobile,
 * unless its profile publishes them.
 */
export const busRequestRecord = z
  .strictObject({
    id: z.uuid(),
    reference: z.string(),
    category: z.enum(kinds),
    start: z.strictObject({ address: placeSchema, date: z.number() }),
    end: z.strictObject({ address: placeSchema.nullable(), date: z.number() }),
    stops: z.array(placeSchema),
    companyName: z.string().optional(),
    companyType: z.enum(companyTypes),
    email: z.string().optional(),
    phone: z.string().nullable().optional(),
    /** On the day of the trip. */
    mobile: z.string().nullable().optional(),
    /** The rule that holds for the contact data; null: they are open to every partner. */
    contact: z.enum(contactRules).nullable(),
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
    /** Of the poster's fleet. */
    bus: z.uuid().nullable(),
    busDetails: publicBus.nullable(),
    /** null: on request. */
    askingPrice: z
      .strictObject({ amount: z.number().int(), currency: z.enum(currencies), vatIncluded: z.boolean() })
      .nullable(),
    /** Where it was posted or changed and its bus has something else at that time. */
    overlaps: z.array(overlapRecord).optional(),
    needs: needsRecord.nullable(),
    /** In which the author was, and so what it wrote. */
    language: z.enum(languages),
    maxOffers: z.number().int(),
    /** From when all may read what a circle reads first; null: it does not wait. */
    opensAt: z.number().nullable(),
    ended_at: z.number().nullable(),
    endReason: z.enum(endReasons).nullable(),
    /** Its company has called off: it looks for another bus. */
    urgent: z.boolean(),
  })
  .meta({ id: "BusRequest" });
export type BusRequestRecord = z.infer<typeof busRequestRecord>;
