"use client";
import { useEffect, useState } from "react";
import { usePrices } from "@/lib/features/subscription/client";
import type { Interval, OrderPlan } from "@/lib/features/subscription/rules";
import type { PriceRecord } from "@/lib/features/subscription/schema/subscription";

const pause = 400;
/** As the schema compares it: blanks, dots and dashes are how people group it. */
export const plainVatId = (typed: string) => typed.replace(/[\s.-]/g, "").toUpperCase();

type Query = {
  country: string;
  plan: OrderPlan;
  interval: Interval;
  typed: string;
  /** What the page was drawn with. */
  first: { vatId: string; prices: readonly PriceRecord[] };
};

/** What is due with the VAT id as typed; `settled` once the amount shown belongs to it. */
export function useDue({ country, plan, interval, typed, first }: Query) {
  const wanted = plainVatId(typed);
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted]);
  // Half typed it is none yet.
  const vatId = asked.length < 4 ? "" : asked;
  const drawn = vatId === first.vatId ? [...first.prices] : undefined;
  const { data, isFetching } = usePrices(country, vatId || undefined, drawn);
  const of = (prices: readonly PriceRecord[]) =>
    prices.find((price) => price.plan === plan && price.interval === interval);
  // A VAT id that is refused changes no amount: the order will say what is wrong with it.
  const price = of(data ?? first.prices);
  return { price, settled: wanted === asked && (!isFetching || data !== undefined) };
}
