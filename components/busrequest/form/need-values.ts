import {
  type CountedNeed,
  countedNeeds,
  type DriverLanguage,
  type Luggage,
  type Needs,
  noNeeds,
} from "@/lib/features/busrequest/rules/needs";
import { parsePrice, priceText } from "@/lib/features/offer/rules/price";

/** What the form holds: what is not chosen is "", a number that is not typed null; the paths are those of the wire. */
export type NeedValues = Omit<Needs, CountedNeed | "luggage" | "driverLanguage" | "budget"> &
  Record<CountedNeed, number | null> & {
    luggage: Luggage | "";
    driverLanguage: DriverLanguage | "";
    budget: { amount: string; vat: "in" | "on" };
  };

export function needValuesOf(needs: Needs | null): NeedValues {
  const { luggage, driverLanguage, budget, ...rest } = needs ?? noNeeds;
  const counts = Object.fromEntries(countedNeeds.map((key) => [key, rest[key] || null]));
  const money = { amount: budget ? priceText(budget.amount) : "", vat: budget?.vatIncluded === false ? "on" : "in" };
  return {
    ...rest,
    ...(counts as Record<CountedNeed, number | null>),
    luggage: luggage ?? "",
    driverLanguage: driverLanguage ?? "",
    budget: money as NeedValues["budget"],
  };
}

export function needsOf({ luggage, driverLanguage, budget, ...rest }: NeedValues): Needs {
  const counts = Object.fromEntries(countedNeeds.map((key) => [key, rest[key] ?? 0])) as Record<CountedNeed, number>;
  const amount = budget.amount.trim();
  return {
    ...rest,
    ...counts,
    luggage: luggage || null,
    driverLanguage: driverLanguage || null,
    budget: amount ? { amount: parsePrice(amount), vatIncluded: budget.vat === "in" } : null,
  };
}
