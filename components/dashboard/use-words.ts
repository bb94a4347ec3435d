import { useLocale, useTranslations } from "next-intl";
import { formatDate, formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { roughly } from "./durations";

const weekMs = 7 * 86_400_000;
const dateOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** How the dashboard says numbers, durations and weeks. */
export function useWords() {
  const t = useTranslations("dashboard");
  const lng = useLocale() as Language;
  const number = (value: number) => formatNumber(value, lng);
  const span = (ms: number | null) => {
    if (ms === null) return "–";
    const { unit, value } = roughly(ms);
    return t(`span.${unit}`, { count: value });
  };
  const week = (day: string) => {
    const from = dateOf(day);
    return `${formatDate(from)} – ${formatDate(new Date(from.getTime() + weekMs - 86_400_000))}`;
  };
  const short = (day: string) => formatDate(dateOf(day)).slice(0, 6);
  return { number, span, week, short, lng };
}
