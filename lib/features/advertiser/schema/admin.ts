import { z } from "zod";
import { statuses } from "@/lib/features/subscription/rules";
import { invoiceRecord, subscriptionRecord } from "@/lib/features/subscription/schema/subscription";
import { one, term } from "@/lib/http/list-query";

export const advertiserParams = z.strictObject({ id: z.uuid("invalidValue") });

const shape = subscriptionRecord.shape;

/** A travel service as the admins see it. */
export const advertiserRecord = z.strictObject({
  id: z.uuid(),
  company: z.strictObject({ id: z.uuid(), name: z.string(), slug: z.string(), city: z.string(), country: z.string() }),
  /** As of the moment of reading. */
  state: z.enum(statuses),
  plan: shape.plan,
  interval: shape.interval,
  payment: shape.payment,
  /** The period's end: of a card's plan without the grace that it is shown for. */
  paidUntil: shape.paidUntil,
  endsAtPeriod: z.boolean(),
  created_at: z.number(),
  /** Switched on, and all of them. */
  locations: z.strictObject({ active: z.number().int(), all: z.number().int() }),
  homeActive: z.boolean(),
  openInvoice: invoiceRecord.pick({ number: true, gross: true, currency: true, dueAt: true }).nullable(),
  version: z.number().int(),
});
export type AdvertiserRecord = z.infer<typeof advertiserRecord>;

export const advertiserTerms = {
  state: one(z.enum(statuses, "invalidValue")),
  /** With an invoice that waits for its payment, or without. */
  open: one(z.boolean("invalidValue")),
  /** Runs out within seven days: a trial, or what was cancelled. */
  ending: one(z.boolean("invalidValue")),
  /** Words of name and town, or the number of an invoice. */
  text: one(term),
};
export type AdvertiserKeys = typeof advertiserTerms;
