"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { api } from "@/lib/http/client";
import type {
  CheckoutInput,
  CheckoutRecord,
  InvoiceRecord,
  PortalRecord,
  PriceRecord,
  SubscriptionRecord,
} from "./schema";

const loadPrices = async (country: string, vatId?: string) => {
  const search = new URLSearchParams(vatId ? { country, vatId } : { country });
  return (await api.get<PriceRecord>(`/subscription/prices?${search}`)).entity;
};

/** Prices of a country; with a VAT id of another country of the EU without VAT. */
export function usePrices(country: string, vatId?: string, initial?: PriceRecord[]) {
  const queryFn = () => loadPrices(country, vatId);
  return useQuery({ queryKey: ["subscription", "prices", country, vatId ?? ""], queryFn, initialData: initial });
}

const post = async (action: string) => (await api.post<SubscriptionRecord>(`/subscription/${action}`, {})).first;

type Order = CheckoutInput & { idempotencyKey: string };

/** The same key is sent again on a retry. Where the answer has a `url`, the browser goes there (Stripe's page). */
export function useCheckout() {
  const order = async ({ idempotencyKey, ...body }: Order) => {
    const headers = { "idempotency-key": idempotencyKey };
    return (await api.post<CheckoutRecord>("/subscription/checkout", body, { headers })).first;
  };
  return useMutation({ mutationFn: order });
}

export const useTrial = () => useMutation({ mutationFn: () => post("trial") });
/** An order is taken back; a plan that runs ends with its period. */
export const useCancel = () => useMutation({ mutationFn: () => post("cancel") });
export const useResume = () => useMutation({ mutationFn: () => post("resume") });

/** Answers the address of Stripe's own page for cards, receipts and a change of plan. */
export const usePortal = () =>
  useMutation({ mutationFn: async () => (await api.post<PortalRecord>("/subscription/portal", {})).first.url });

/** The PDF's address. */
export const invoiceHref = ({ id }: Pick<InvoiceRecord, "id">) => `/api/subscription/invoices/${id}.pdf`;

export const adminInvoiceCalls = {
  paid: async ({ id }: InvoiceRecord) => (await api.post<InvoiceRecord>(`/admin/invoices/${id}/paid`, {})).first,
  cancel: async ({ id }: InvoiceRecord) => (await api.post<InvoiceRecord>(`/admin/invoices/${id}/cancel`, {})).first,
};
