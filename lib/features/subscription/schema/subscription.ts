import { z } from "zod";
import { calendarDay as day, one, term } from "@/lib/http/list-query";
import { isCountryCode } from "@/lib/i18n/countries";
import { intervals, invoiceStates, orderPlans, plans, states } from "../rules";

/** Blanks, dots and dashes are how people group it. */
const vatId = z
  .string("invalidValue")
  .max(40, "tooLong")
  .transform((value) => value.replace(/[\s.-]/g, "").toUpperCase())
  .pipe(z.string().regex(/^([A-Z0-9+*]{4,20})?$/, "vatId"));

export const checkoutInput = z.strictObject({
  plan: z.enum(orderPlans, "invalidValue"),
  interval: z.enum(intervals, "invalidValue"),
  /** Empty takes it off. */
  vatId: vatId.nullish(),
  /** The card form is to stand on our own page; without effect for an order on invoice. */
  embedded: z.boolean("invalidValue").optional(),
});
export type CheckoutInput = z.output<typeof checkoutInput>;

export const pricesQuery = z.strictObject({
  country: z.string().toUpperCase().refine(isCountryCode, "invalidValue").default("DE"),
  vatId: vatId.optional(),
});

export const invoiceParams = z.object({ id: z.uuid() });
export const invoiceFileParams = z.object({
  file: z.templateLiteral([z.uuid(), ".pdf"], "invalidValue"),
});

/** As of the day of issue. */
export const recipient = z.strictObject({
  name: z.string(),
  person: z.string(),
  lines: z.array(z.string()),
  country: z.string(),
  vatId: z.string().nullable(),
  email: z.string(),
  language: z.enum(["de", "en", "es"]),
});
export type Recipient = z.infer<typeof recipient>;

const cents = z.number().int();
const amounts = { net: cents, vatRate: z.number(), vat: cents, gross: cents, reverseCharge: z.boolean() };
const time = z.number().nullable();

export const invoiceRecord = z
  .strictObject({
    id: z.uuid(),
    number: z.string(),
    plan: z.enum(orderPlans),
    interval: z.enum(intervals),
    ...amounts,
    currency: z.string(),
    state: z.enum(invoiceStates),
    issuedAt: z.number(),
    dueAt: z.number(),
    paidAt: time,
    /** Of an order only from its payment on. */
    periodStart: time,
    periodEnd: time,
    reminders: z.number().int(),
    recipient,
    version: z.number().int(),
  })
  .meta({ id: "Invoice" });
export type InvoiceRecord = z.infer<typeof invoiceRecord>;

export const priceRecord = z
  .strictObject({
    plan: z.enum(orderPlans),
    interval: z.enum(intervals),
    ...amounts,
    currency: z.string(),
    locations: z.number().int(),
  })
  .meta({ id: "Price" });
export type PriceRecord = z.infer<typeof priceRecord>;

export const subscriptionRecord = z
  .strictObject({
    state: z.enum(states),
    plan: z.enum(plans).nullable(),
    interval: z.enum(intervals).nullable(),
    payment: z.enum(["stripe", "invoice"]).nullable(),
    periodStart: time,
    paidUntil: time,
    endsAtPeriod: z.boolean(),
    trialAvailable: z.boolean(),
    /** An order is paid on Stripe's page; else on invoice. */
    cardPayment: z.boolean(),
    locationLimit: z.number().int(),
    vatId: z.string().nullable(),
    openInvoice: invoiceRecord.nullable(),
    version: z.number().int(),
  })
  .meta({ id: "Subscription" });
export type SubscriptionRecord = z.infer<typeof subscriptionRecord>;

/** `url`: Stripe's page, where the order goes on; `clientSecret` in its place opens Stripe's form; both null: on invoice. */
export const checkoutRecord = z
  .strictObject({
    url: z.string().nullable(),
    clientSecret: z.string().nullable(),
    subscription: subscriptionRecord,
  })
  .meta({ id: "Checkout" });
export type CheckoutRecord = z.infer<typeof checkoutRecord>;
export const portalRecord = z.strictObject({ url: z.string() }).meta({ id: "PortalLink" });
export type PortalRecord = z.infer<typeof portalRecord>;

export const invoiceTerms = {
  state: one(z.enum(invoiceStates, "invalidValue")),
  /** Open past its due day, or not. */
  overdue: one(z.boolean("invalidValue")),
  /** Days of issue in the market's calendar, the last one with it. */
  issued: one(z.strictObject({ from: day.optional(), to: day.optional() })),
  /** Of one travel service. */
  advertiser: one(z.uuid("invalidValue")),
  /** The number, or words of the recipient's name and address. */
  text: one(term),
};
export type InvoiceKeys = typeof invoiceTerms;
