import { plainList } from "@/lib/http/admin-list";
import { invoiceStates } from "../rules";
import type { InvoiceRecord, InvoiceKeys } from "./subscription";

const dateOf = (time: number | null) => (time === null ? null : new Date(time));
const amount = { kind: "cents", right: true, nowrap: true } as const;
const dated = { kind: "day", nowrap: true } as const;

/** The admins' list of invoices, for those who book payments and keep the books. */
export const plainInvoiceList = plainList<InvoiceRecord, InvoiceKeys>()({
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
  filters: {
    state: { only: invoiceStates, label: "advertiser.invoices.column.state" },
    overdue: { yesNo: true, label: "advertiser.invoices.overdue" },
    after: { term: "issued", end: "from", label: "advertiser.invoices.after" },
    before: { term: "issued", end: "to", label: "advertiser.invoices.before" },
  },
  sorts: ["issuedAt", "dueAt", "number"],
  dir: "desc",
});
