import { isCountryCode } from "@/lib/i18n/countries";
import { type Interval, intervals, type Plan, plans } from "@/lib/features/subscription/rules";

/** Of the operator; its prices are shown until another one is chosen. */
export const homeCountry = "DE";

export type Search = Record<string, string | string[] | undefined>;
/** What the address of the prices and of the order says; null where it names no plan. */
export type Choice = { plan: Plan | null; interval: Interval };

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

export function readChoice(search: Search): Choice {
  return {
    plan: plans.find((plan) => plan === one(search.plan)) ?? null,
    interval: intervals.find((interval) => interval === one(search.interval)) ?? "yearly",
  };
}

export function readCountry(search: Search) {
  const wanted = one(search.country)?.toUpperCase();
  return isCountryCode(wanted) ? wanted : homeCountry;
}

export function writeChoice({ plan, interval }: Partial<Choice>, country?: string | null) {
  const search = new URLSearchParams();
  if (plan) search.set("plan", plan);
  if (interval) search.set("interval", interval);
  if (country) search.set("country", country);
  const written = search.toString();
  return written ? `?${written}` : "";
}
