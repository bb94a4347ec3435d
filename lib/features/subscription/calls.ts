import { rules } from "@/lib/access/rules";
import { call, hourly } from "@/lib/http/calls";
import {
  checkoutInput,
  checkoutRecord,
  invoiceFileParams,
  invoiceParams,
  invoiceRecord,
  portalRecord,
  priceRecord,
  pricesQuery,
  subscriptionRecord,
} from "./schema/subscription";
import { invoiceList } from "./schema/admin-call";

const order = { rule: rules["subscription.order"], errors: [404, 409, 503] } as const;
const plan = { ...order, gives: subscriptionRecord } as const;
const book = { rule: rules["admin.change"], params: invoiceParams, gives: invoiceRecord, errors: [409] } as const;

export const subscriptionCalls = {
  read: call.get("/subscription", {
    summary: "A travel service's own plan",
    rule: rules["subscription.read"],
    gives: subscriptionRecord,
    errors: [404],
  }),
  prices: call.get("/subscription/prices", {
    summary: "What the plans cost a company of this country",
    rule: rules.anyone,
    query: pricesQuery,
    givesList: priceRecord,
  }),
  trial: call.post("/subscription/trial", {
    summary: "Starts the trial, once a company",
    ...plan,
    limit: hourly("subscription-trial", 60),
  }),
  checkout: call.post("/subscription/checkout", {
    summary: "Orders a plan: Stripe's page or form, or an order on invoice (both null)",
    ...order,
    body: checkoutInput,
    gives: checkoutRecord,
    limit: hourly("subscription-checkout", 60),
    idempotent: true,
  }),
  portal: call.post("/subscription/portal", {
    summary: "The address of Stripe's page for cards and receipts",
    ...order,
    gives: portalRecord,
    limit: hourly("subscription-portal", 60),
  }),
  cancel: call.post("/subscription/cancel", {
    summary: "Ends the plan with its period, or takes back an order",
    ...plan,
    limit: hourly("subscription-cancel", 60),
  }),
  resume: call.post("/subscription/resume", {
    summary: "Takes a cancellation back",
    ...plan,
    limit: hourly("subscription-resume", 60),
  }),
  // Stripe's signature over the very bytes is the permission.
  webhook: call.post("/subscription/webhook", {
    summary: "Stripe's web hook, by its signature (Stripe-Signature)",
    rule: rules["secret.use"],
    proof: "stripeSignature",
    anySite: true,
    errors: [400, 404, 413, 503],
  }),
  invoices: call.get("/subscription/invoices", {
    summary: "One's own invoices, newest first",
    rule: rules["subscription.order"],
    givesList: invoiceRecord,
  }),
  invoice: call.get("/subscription/invoices/{file}", {
    summary: "An invoice as PDF ({id}.pdf): one's own, or any for an admin",
    rule: rules["invoice.read"],
    params: invoiceFileParams,
    givesFile: "application/pdf",
    limit: { name: "invoice-pdf", points: 120, seconds: 600 },
  }),
  listInvoices: call.get("/admin/invoices", {
    summary: "All invoices, newest first unless told",
    rule: rules["admin.read"],
    query: invoiceList.query,
    givesList: invoiceRecord,
  }),
  readInvoice: call.get("/admin/invoices/{id}", {
    summary: "One invoice",
    rule: rules["admin.read"],
    params: invoiceParams,
    gives: invoiceRecord,
  }),
  bookPayment: call.post("/admin/invoices/{id}/paid", { summary: "Books a payment: its plan becomes active", ...book }),
  cancelInvoice: call.post("/admin/invoices/{id}/cancel", {
    summary: "Cancels an open invoice and its order",
    ...book,
  }),
};
