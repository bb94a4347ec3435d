import type { Kind } from "@/lib/features/busrequest/rules/kinds";
import { type Interval, type OrderPlan, status } from "@/lib/features/subscription/rules";
import { isOrderPlan, type PlanCount, type StatsRecord, type Waits, type Week } from "./schema";

export type RequestCount = { day: string; category: Kind; total: number };
/** Offers by the kind of their request. */
export type OfferCount = RequestCount;
/** `day` null: all weeks together. */
export type WaitRow = Waits & { day: string | null };

export const noWaits: Waits = { median: null, p90: null, answered: 0 };

type Counted = { days: readonly string[]; requests: RequestCount[]; offers: OfferCount[]; waits: WaitRow[] };

function byKind(rows: readonly RequestCount[], day: string): Record<Kind, number> {
  const countOf = (kind: Kind) => rows.find((row) => row.day === day && row.category === kind)?.total ?? 0;
  return {
    grouprequest: countOf("grouprequest"),
    vacancy: countOf("vacancy"),
    emptyride: countOf("emptyride"),
    emergency: countOf("emergency"),
  };
}

/** Every week has a row, the quiet ones too. */
export function weeksOf({ days, requests, offers, waits }: Counted): Week[] {
  return days.map((day) => {
    const wait = waits.find((row) => row.day === day);
    const offersByKind = byKind(offers, day);
    return {
      day,
      ...byKind(requests, day),
      offers: Object.values(offersByKind).reduce((sum, total) => sum + total, 0),
      offersByKind,
      waits: wait ? { median: wait.median, p90: wait.p90, answered: wait.answered } : noWaits,
    };
  });
}

type Prices = (plan: OrderPlan, interval: Interval) => number;
type Subscriptions = Omit<StatsRecord["subscriptions"], "open">;

/** Sums of the travel services' plans. A yearly plan brings a twelfth a month; a trial brings nothing. */
export function subscriptionsOf(rows: readonly PlanCount[], netOf: Prices): Subscriptions {
  const states = { none: 0, pending: 0, active: 0, lapsed: 0, pastdue: 0, cancelled: 0 };
  const plans = { trial: 0, single: 0, group: 0 };
  const monthly = { invoice: 0, stripe: 0 };
  for (const { state, plan, interval, payment, shown, total } of rows) {
    states[status(state, shown)] += total;
    if (!shown || !plan) continue;
    plans[plan] += total;
    const paid = isOrderPlan(plan);
    if (paid && interval && payment) {
      monthly[payment] += (total * netOf(paid, interval)) / (interval === "yearly" ? 12 : 1);
    }
  }
  return { states, plans, monthly: { invoice: Math.round(monthly.invoice), stripe: Math.round(monthly.stripe) } };
}
