import { formatMoney } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

/** Cents more or less, with their sign: + 40,00 €, − 40,00 €. */
export function formatMoneyChange(cents: number, currency: string, language: Language) {
  const sign = cents > 0 ? "+ " : cents < 0 ? "− " : "";
  return `${sign}${formatMoney(Math.abs(cents), currency, language)}`;
}
