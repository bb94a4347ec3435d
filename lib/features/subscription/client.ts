"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/http/client";
import type {
  CheckoutInput,
  CheckoutRecord,
  InvoiceRecord,
  PortalRecord,
  PriceRecord,
  SubscriptionRecord,
} from "./schema";

const key = ["subscription"];
const invoicesKey = ["subscription", "invoices"];

/** The viewer's company's own; `initial` is what the page was drawn with. */
export function useSubscription(initial?: SubscriptionRecord) {
  const queryFn = async () => (await api.get<SubscriptionRecord>("/subscription")).first;
  return useQuery({ queryKey: key, queryFn, initialData: initial });
}

/** Newest first. */
export function useInvoices(initial?: InvoiceRecord[]) {
  const queryFn = async () => (await api.get<InvoiceRecord>("/subscription/invoices")).entity;
  return useQuery({ queryKey: invoicesKey, queryFn, initialData: initial });
}

export const loadPrices = async (country: string, vatId?: string) => {
  const search = new URLSearchParams(vatId ? { country, vatId } : { country });
  return (await api.get<PriceRecord>(`/subscription/prices?${search}`)).entity;
};

/** Prices of a country; with a VAT id of another country of the EU without VAT. */
export function usePrices(country: string, vatId?: string, initial?: PriceRecord[]) {
  const queryFn = () => loadPrices(country, vatId);
  return useQuery({ queryKey: ["subscription", "prices", country, vatId ?? ""], queryFn, initialData: initial });
}

function useDeed<Input, Result>(call: (input: Input) => Promise<Result>, recordOf: (r: Result) => SubscriptionRecord) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: async (result) => {
      client.setQueryData(key, recordOf(result));
      await client.invalidateQueries({ queryKey: invoicesKey });
    },
  });
}

const same = (record: SubscriptionRecord) => record;
const post = async (deed: string) => (await api.post<SubscriptionRecord>(`/subscription/${deed}`, {})).first;

type Order = CheckoutInput & { idempotencyKey: string };

/** The same key is sent again on a retry. Where the answer has a `url`, the browser goes there (Stripe's page). */
export function useCheckout() {
  const order = async ({ idempotencyKey, ...body }: Order) => {
    const headers = { "idempotency-key": idempotencyKey };
    return (await api.post<CheckoutRecord>("/subscription/checkout", body, { headers })).first;
  };
  return useDeed(order, ({ subscription }) => subscription);
}

export const useTrial = () => useDeed<void, SubscriptionRecord>(() => post("trial"), same);
/** An order is taken back; a plan that runs ends with its period. */
export const useCancel = () => useDeed<void, SubscriptionRecord>(() => post("cancel"), same);
export const useResume = () => useDeed<void, SubscriptionRecord>(() => post("resume"), same);

/** Answers the address of Stripe's own page for cards, receipts and a change of plan. */
export const usePortal = () =>
  useMutation({ mutationFn: async () => (await api.post<PortalRecord>("/subscription/portal", {})).first.url });

/** The PDF's address. */
export const invoiceHref = ({ id }: Pick<InvoiceRecord, "id">) => `/api/subscription/invoices/${id}.pdf`;

export const adminInvoiceCalls = {
  paid: async ({ id }: InvoiceRecord) => (await api.post<InvoiceRecord>(`/admin/invoices/${id}/paid`, {})).first,
  cancel: async ({ id }: InvoiceRecord) => (await api.post<InvoiceRecord>(`/admin/invoices/${id}/cancel`, {})).first,
};
