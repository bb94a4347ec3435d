import { useLocale, useTranslations } from "next-intl";
import type { FitRecord } from "@/lib/features/fit/schema";
import { type FitWords, misfitText, spanOf } from "@/lib/i18n/fit-words";
import { formatNumber, formatTime } from "@/lib/i18n/formats";
import { routeText } from "@/lib/i18n/route-text";
import type { Language } from "@/lib/i18n/routing";

export const isRide = ({ directKm }: Pick<FitRecord, "directKm">) => directKm !== null;

type Trip = Pick<FitRecord["request"], "from" | "to">;
export const routeOf = ({ from, to }: Trip) => routeText(from.name, to?.name);

/** The words of a fit, in the reader's language. */
export function useFitWords() {
  const t = useTranslations("fit");
  const lng = useLocale() as Language;
  const words = t as unknown as FitWords;
  const km = (value: number) => t("km", { km: formatNumber(Math.round(value), lng) });
  const span = (minutes: number) => spanOf(minutes, (key, values) => words(`time.${key}`, values));
  return {
    km,
    span,
    misfit: (fit: FitRecord) => fit.reasons.map((reason) => misfitText(reason, fit, words, lng)).join(", "),
    /** "Abfahrt 40 min früher, 06:50" */
    shift(fit: FitRecord) {
      const time = formatTime(fit.leave);
      if (fit.shiftMinutes === 0) return t("row.onTime", { time });
      return t(fit.shiftMinutes < 0 ? "row.earlier" : "row.later", { span: span(fit.shiftMinutes), time });
    },
    hours: (hours: number) => (hours === 0 ? t("exact") : t("plusMinus", { span: span(hours * 60) })),
  };
}
