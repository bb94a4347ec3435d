"use client";

import { api } from "@/lib/http/client";
import { useQuery } from "@/lib/http/queries";
import type { CheckoutInput, InvoiceRecord, PriceRecord } from "./schema/subscription";

/** Prices of a country; with a VAT id of another country of the EU without VAT. */
export function usePrices(country: string, vatId?: string, initial?: PriceRecord[]) {
  const query = vatId ? { country, vatId } : { country };
  const queryFn = async () => (await api("GET /subscription/prices", { query })).entity;
  return useQuery({ queryKey: ["subscription", "prices", country, vatId ?? ""], queryFn, initialData: initial });
}

type Order = CheckoutInput & { idempotencyKey: string };

/** The same key is sent again on a retry. Where the answer has a `url`, the browser goes there (Stripe's page). */
export async function sendOrder({ idempotencyKey, ...body }: Order) {
  return (await api("POST /subscription/checkout", { body, idempotencyKey })).first;
}

/** The PDF's address. */
export const invoiceHref = ({ id }: Pick<InvoiceRecord, "id">) => `/api/subscription/invoices/${id}.pdf`;
