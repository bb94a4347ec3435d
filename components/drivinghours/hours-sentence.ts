import { useLocale, useTranslations } from "next-intl";
import type { TripHoursRecord } from "@/lib/features/drivinghours/schema";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { clock } from "./clock";

/** The one night lies behind the arrival, before or on the empty way home. */
const sleepsBeforeHome = ({ wayEmpty, nights, arrival }: TripHoursRecord) =>
  wayEmpty !== null && nights.length === 1 && nights.every(({ from }) => from >= arrival);

/** Why one driver is not enough; what is driven where one is. */
export function useHoursSentence(hours: TripHoursRecord) {
  const { verdict, violations, driving, duty, yard, fromYard, late, beyondWeek } = hours;
  const t = useTranslations("drivinghours");
  const lng = useLocale() as Language;
  const facts = { driving: clock(driving), duty: clock(duty) };
  if (verdict === "oneDriver") return t(fromYard ? "facts" : "factsRide", facts);
  if (verdict === "hotel" && yard?.dayBefore) return t("why.dayBefore", { km: formatNumber(yard.km, lng) });
  const count = hours.nights.reduce((sum, night) => sum + night.count, 0);
  if (verdict === "hotel") return sleepsBeforeHome(hours) ? t("why.hotelHome") : t("why.hotel", { count });
  if (verdict === "notDrivable" && !late && beyondWeek) return t("why.week", { article: beyondWeek.article });
  if (verdict === "notDrivable") return t(late ? "why.late" : "why.notDrivable");
  const rules = violations.map(({ rule }) => rule);
  if (rules.includes("daily-rest")) return t("why.daily-rest", facts);
  return t(rules.includes("daily-driving") ? "why.daily-driving" : "why.other", facts);
}
