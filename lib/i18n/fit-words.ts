import { formatNumber } from "./formats";
import type { Language } from "./routing";

/** What a sentence tells of a fit; km and minutes as they are shown. */
export interface Told {
  fits: boolean;
  reasons: readonly string[];
  directKm: number | null;
  extraKm: number;
  extraMinutes: number;
  shiftMinutes: number;
  seatsLeft: number;
  savedKm: number;
  startKm: number;
  tripKm: number;
  endKm: number;
  /** Whose moment has moved; left out: the bus's departure. */
  moves?: "bus" | "group";
}

export type FitWords = (key: string, values?: Record<string, string | number>) => string;

/** "40 min", "2 Std", "1 Std 20 min". `t` is of `fit.time`. */
export function spanOf(minutes: number, t: FitWords) {
  const all = Math.abs(Math.round(minutes));
  const values = { hours: Math.floor(all / 60), minutes: all % 60 };
  if (all < 60) return t("minutes", values);
  return t(values.minutes === 0 ? "hours" : "both", values);
}

/** Why it does not fit, in a few words; free buses have reasons of their own. `t` is of `fit`. */
export function misfitText(reason: string, fit: Told, t: FitWords, language: Language) {
  const isFree = fit.directKm === null && (reason === "too-early" || reason === "too-late");
  const km = (value: number) => formatNumber(Math.round(value), language);
  return t(`misfit.${reason}${isFree ? "-free" : ""}`, {
    count: Math.max(0, -fit.seatsLeft),
    time: spanOf(fit.shiftMinutes, (key, values) => t(`time.${key}`, values)),
    out: km(fit.startKm),
    extra: km(fit.extraKm),
    trip: km(fit.tripKm),
    minutes: formatNumber(fit.extraMinutes, language),
  });
}
