import { z } from "zod";
import { adminList } from "@/lib/http/admin-list";
import { calendarDay as day, one, term } from "@/lib/http/list-query";
import { type InvoiceRecord, invoiceStates } from "./schema";

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
