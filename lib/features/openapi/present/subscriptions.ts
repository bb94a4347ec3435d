import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import {
  checkoutInput,
  checkoutRecord,
  invoiceFileParams,
  invoiceFilter,
  invoiceParams,
  invoiceRecord,
  portalRecord,
  priceRecord,
  pricesQuery,
  subscriptionRecord,
} from "@/lib/features/subscription/schema";
import { listQuery } from "@/lib/http/listQuery";
import { operation } from "./operation";

const subscription = subscriptionRecord.meta({ id: "Subscription" });
const invoice = invoiceRecord.meta({ id: "Invoice" });
const errors = [401, 403, 404, 409, 429, 503];

const ownPaths = (): ZodOpenApiPathsObject => ({
  "/subscription": {
    get: operation({ summary: "A travel service's own plan", record: subscription, errors: [401, 403, 404] }),
  },
  "/subscription/prices": {
    get: operation({
      summary: "What the plans cost a company of this country",
      record: priceRecord.meta({ id: "Price" }),
      list: true,
      query: pricesQuery,
      errors: [400],
    }),
  },
  "/subscription/trial": {
    post: operation({ summary: "Starts the trial, once a company", record: subscription, errors }),
  },
  "/subscription/checkout": {
    post: operation({
      summary: "Orders a plan: the address of Stripe's page, or an order on invoice (url null); takes Idempotency-Key",
      record: checkoutRecord.meta({ id: "Checkout" }),
      body: checkoutInput,
      errors: [400, ...errors, 413, 415],
    }),
  },
  "/subscription/portal": {
    post: operation({ summary: "The address of Stripe's page for cards and receipts", record: portalRecord, errors }),
  },
  "/subscription/cancel": {
    post: operation({ summary: "Ends the plan with its period, or takes back an order", record: subscription, errors }),
  },
  "/subscription/resume": {
    post: operation({ summary: "Takes a cancellation back", record: subscription, errors }),
  },
});

const hookPaths = (): ZodOpenApiPathsObject => ({
  "/subscription/webhook": {
    post: operation({
      summary: "Stripe's web hook, by its signature (Stripe-Signature)",
      record: z.unknown(),
      body: z.object({ id: z.string(), type: z.string(), data: z.object({ object: z.looseObject({}) }) }),
      errors: [400, 404, 413, 503],
    }),
  },
});

const invoicePaths = (): ZodOpenApiPathsObject => ({
  "/subscription/invoices": {
    get: operation({ summary: "One's own invoices, newest first", record: invoice, list: true, errors: [401, 403] }),
  },
  "/subscription/invoices/{file}": {
    get: operation({
      summary: "An invoice as PDF ({id}.pdf): one's own, or any for an admin",
      record: z.unknown(),
      path: invoiceFileParams,
      errors: [400, 401, 403, 404, 429],
    }),
  },
  "/admin/invoices": {
    get: operation({
      summary: "All invoices, newest first",
      record: invoice,
      list: true,
      query: listQuery(invoiceFilter),
      errors: [400, 401, 403],
    }),
  },
  "/admin/invoices/{id}/paid": {
    post: operation({
      summary: "Books a payment: its plan becomes active",
      record: invoice,
      path: invoiceParams,
      errors: [400, 401, 403, 404, 409],
    }),
  },
  "/admin/invoices/{id}/cancel": {
    post: operation({
      summary: "Cancels an open invoice and its order",
      record: invoice,
      path: invoiceParams,
      errors: [400, 401, 403, 404, 409],
    }),
  },
});

export function subscriptionPaths(): ZodOpenApiPathsObject {
  return { ...ownPaths(), ...hookPaths(), ...invoicePaths() };
}
