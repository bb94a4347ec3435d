import { z } from "zod";
import { fitNeeds } from "@/lib/features/busrequest/rules/needs";
import { vehicleTypes } from "@/lib/features/busrequest/rules/kinds";
import { currencies } from "@/lib/features/offer/rules/price";

const bus = z.strictObject({
  id: z.uuid(),
  design: z.enum(vehicleTypes),
  capacity: z.number().int(),
  name: z.string().nullable(),
});

/** Another time than the request asks for. */
export const offeredTimes = z.strictObject({ start: z.number(), end: z.number() });

/** What is kept of an offer as it was: no plate, which the author does not read before the acceptance. */
export const versionFacts = z.strictObject({
  price: z.strictObject({ amount: z.number().int(), currency: z.enum(currencies) }),
  vatIncluded: z.boolean(),
  vatRate: z.number().nullable(),
  bus: bus.nullable(),
  /** Left out of what was kept before there were any. */
  more: z.array(bus).default([]),
  included: z.array(z.string()),
  notIncluded: z.array(z.string()),
  confirms: z.array(z.enum(fitNeeds)),
  validUntil: z.number(),
  /** Null, and left out of what was kept before there were any: the request's own. */
  alternative: offeredTimes.nullable().default(null),
});

/** Gone once its company is erased. */
export const versionWords = z.strictObject({
  vehicle: z.string().default(""),
  description: z.string().default(""),
  cancellation: z.string().default(""),
  /** Why another time or bus is offered. */
  reason: z.string().default(""),
});

const content = z.strictObject({
  ...versionFacts.shape,
  ...versionWords.shape,
  alternative: offeredTimes.nullable(),
  more: z.array(bus),
});
/** What an offer says, now or before. */
export type OfferContent = z.output<typeof content>;

/** An offer as it was until `until`. */
export const versionRecord = z
  .strictObject({ version: z.number().int(), until: z.number(), ...content.shape })
  .meta({ id: "OfferVersion" });
export type VersionRecord = z.output<typeof versionRecord>;
