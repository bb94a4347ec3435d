import { useLocale, useTranslations } from "next-intl";
import type { TripHoursRecord } from "@/lib/features/drivinghours/schema";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { clock } from "./clock";

const night = 540;

/** The night lies behind the arrival, before or on the empty way home. */
function sleepsBeforeHome({ wayEmpty, activities, begin, arrival }: TripHoursRecord) {
  if (!wayEmpty) return false;
  const first = activities.findIndex(({ type, minutes }) => type === "rest" && minutes >= night);
  const before = activities.slice(0, Math.max(0, first)).reduce((sum, { minutes }) => sum + minutes, 0);
  return first >= 0 && begin + before * 60_000 >= arrival;
}

/** Why one driver is not enough; what is driven where one is. */
export function useHoursSentence(hours: TripHoursRecord) {
  const { verdict, violations, driving, duty, yard, fromYard, late, beyondWeek } = hours;
  const t = useTranslations("drivinghours");
  const lng = useLocale() as Language;
  const facts = { driving: clock(driving), duty: clock(duty) };
  if (verdict === "oneDriver") return t(fromYard ? "facts" : "factsRide", facts);
  if (verdict === "hotel" && yard?.dayBefore) return t("why.dayBefore", { km: formatNumber(yard.km, lng) });
  if (verdict === "hotel") return t(sleepsBeforeHome(hours) ? "why.hotelHome" : "why.hotel");
  if (verdict === "notDrivable" && !late && beyondWeek) return t("why.week", { article: beyondWeek.article });
  if (verdict === "notDrivable") return t(late ? "why.late" : "why.notDrivable");
  const rules = violations.map(({ rule }) => rule);
  if (rules.includes("daily-rest")) return t("why.daily-rest", facts);
  return t(rules.includes("daily-driving") ? "why.daily-driving" : "why.other", facts);
}
