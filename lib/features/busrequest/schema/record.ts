import { z } from "zod";
import { placeSchema } from "@/lib/features/place/schema";
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

/**
 * Wire shape `BusRequest`. Where the reader may not see a private author's contact data, email, phone and companyName
 * are absent and places are towns.
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
    maxOffers: z.number().int(),
    ended_at: z.number().nullable(),
    endReason: z.enum(endReasons).nullable(),
  })
  .meta({ id: "BusRequest" });
export type BusRequestRecord = z.infer<typeof busRequestRecord>;
