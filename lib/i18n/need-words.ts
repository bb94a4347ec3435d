import type { Needs } from "@/lib/features/busrequest/rules/needs";
import { formatMoney } from "./formats";
import type { Language } from "./routing";

export type NeedWords = (key: string, values?: Record<string, string | number>) => string;

const counted = ["wheelchairPlaces", "walkingFrames", "childSeats"] as const satisfies (keyof Needs)[];
const equipment = ["toilet", "kitchen", "wifi", "power"] as const satisfies (keyof Needs)[];
const terms = ["busStays", "driverHotelPaid", "driverMealsPaid"] as const satisfies (keyof Needs)[];

const languageName = (code: string, language: Language) =>
  new Intl.DisplayNames([language], { type: "language" }).of(code) ?? code;

/** "2 Rollstuhlplätze", "WC", "Budget 1.800 € brutto": one a need that is asked for. `t` is of `needs.words`. */
export function needLines(needs: Needs | null, t: NeedWords, language: Language): string[] {
  if (!needs) return [];
  const { luggage, bulky, driverLanguage, budget } = needs;
  const money = budget && formatMoney(budget.amount, "EUR", language);
  return [
    ...counted.flatMap((key) => (needs[key] > 0 ? [t(key, { count: needs[key] })] : [])),
    ...(luggage ? [t(`luggage.${luggage}`)] : []),
    ...(bulky ? [t("bulky", { items: bulky })] : []),
    ...equipment.flatMap((key) => (needs[key] ? [t(key)] : [])),
    ...(driverLanguage ? [t("driverLanguage", { language: languageName(driverLanguage, language) })] : []),
    ...terms.flatMap((key) => (needs[key] ? [t(key)] : [])),
    ...(money ? [t(budget.vatIncluded ? "budgetIn" : "budgetOn", { price: money })] : []),
  ];
}
