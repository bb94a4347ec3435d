import { useLocale, useTranslations } from "next-intl";
import type { TripHoursRecord } from "@/lib/features/drivinghours/schema";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { clock } from "./clock";

/** Why one driver is not enough; what is driven where one is. */
export function useHoursSentence({ verdict, violations, driving, duty, yard }: TripHoursRecord) {
  const t = useTranslations("drivinghours");
  const lng = useLocale() as Language;
  const facts = { driving: clock(driving), duty: clock(duty) };
  if (verdict === "oneDriver") return t("facts", facts);
  if (verdict === "hotel" && yard?.dayBefore) return t("why.dayBefore", { km: formatNumber(yard.km, lng) });
  if (verdict === "hotel") return t("why.hotel");
  if (verdict === "notDrivable") return t("why.notDrivable");
  const rules = violations.map(({ rule }) => rule);
  if (rules.includes("daily-rest")) return t("why.daily-rest", facts);
  return t(rules.includes("daily-driving") ? "why.daily-driving" : "why.other", facts);
}
