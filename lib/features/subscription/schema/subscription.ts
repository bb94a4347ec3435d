import { z } from "zod";
import { adminList } from "@/lib/http/admin-list-call";
import { calendarDay as day, one, term } from "@/lib/http/list-query";
import { isCountryCode } from "@/lib/i18n/countries";
import { intervals, orderPlans, plans, states } from "../rules";

const invoiceStates = ["open", "paid", "cancelled"] as const;
export type InvoiceState = (typeof invoiceStates)[number];

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

const dateOf = (time: number | null) => (time === null ? null : new Date(time));
const amount = { kind: "cents", right: true, nowrap: true } as const;
const dated = { kind: "day", nowrap: true } as const;

/** The admins' list of invoices, for those who book payments and keep the books. */
export const invoiceList = adminList<InvoiceRecord>()({
  name: "invoices",
  screen: "invoices",
  table: "invoices",
  words: "advertiser.invoices",
  labels: "advertiser.invoices.column",
  columns: {
    number: { sort: "number", nowrap: true },
    company: { of: ({ recipient }) => recipient.name },
    state: { values: "subscription.invoiceState", nowrap: true },
    issuedAt: { of: ({ issuedAt }) => new Date(issuedAt), sort: "issuedAt", ...dated },
    dueAt: { of: ({ dueAt }) => new Date(dueAt), sort: "dueAt", ...dated },
    paidAt: { of: ({ paidAt }) => dateOf(paidAt), ...dated },
    net: { ...amount, usual: false },
    vatRate: { right: true, usual: false },
    vat: { ...amount, usual: false },
    gross: amount,
    currency: { usual: false },
    reverseCharge: { usual: false },
    plan: { values: "advertiser.admin.plan" },
    interval: { values: "advertiser.admin.interval", usual: false },
    periodStart: { of: ({ periodStart }) => dateOf(periodStart), ...dated, usual: false },
    periodEnd: { of: ({ periodEnd }) => dateOf(periodEnd), ...dated, usual: false },
    address: { of: ({ recipient }) => recipient.lines.join(", "), usual: false },
    country: { of: ({ recipient }) => recipient.country, usual: false },
    vatId: { of: ({ recipient }) => recipient.vatId, usual: false },
    email: { of: ({ recipient }) => recipient.email, usual: false },
    reminders: { right: true, usual: false },
  },
  terms: {
    state: one(z.enum(invoiceStates, "invalidValue")),
    /** Open past its due day, or not. */
    overdue: one(z.boolean("invalidValue")),
    /** Days of issue in the market's calendar, the last one with it. */
    issued: one(z.strictObject({ from: day.optional(), to: day.optional() })),
    /** Of one travel service. */
    advertiser: one(z.uuid("invalidValue")),
    /** The number, or words of the recipient's name and address. */
    text: one(term),
  },
  filters: {
    state: { label: "advertiser.invoices.column.state" },
    overdue: { label: "advertiser.invoices.overdue" },
    after: { term: "issued", end: "from", label: "advertiser.invoices.after" },
    before: { term: "issued", end: "to", label: "advertiser.invoices.before" },
  },
  sorts: ["issuedAt", "dueAt", "number"],
  dir: "desc",
});
export type InvoiceFilter = z.output<typeof invoiceList.filter>;
export type InvoiceTerms = NonNullable<InvoiceFilter["a"]>;
export type InvoiceSort = (typeof invoiceList.sorts)[number];
