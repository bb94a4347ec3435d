import { createTranslator } from "next-intl";
import de from "@/locales/de/fit.json";
import en from "@/locales/en/fit.json";
import es from "@/locales/es/fit.json";
import { type FitWords, misfitText, spanOf, type Told } from "./fit-words";
import { formatNumber } from "./formats";
import type { Language } from "./routing";

const messages: Record<Language, typeof en> = { de, en, es };

function sentence(fit: Told, t: FitWords, language: Language) {
  const km = (value: number) => formatNumber(Math.round(value), language);
  const [reason] = fit.reasons;
  if (reason) return `${misfitText(reason, fit, t, language)}.`;
  if (fit.directKm === null) return t("why.free", { out: km(fit.startKm), home: km(fit.endKm), dead: km(fit.extraKm) });
  const moves = fit.shiftMinutes === 0 ? "none" : fit.shiftMinutes < 0 ? "earlier" : "later";
  const time = spanOf(fit.shiftMinutes, (key, values) => t(`time.${key}`, values));
  return t("why.ride", {
    extra: km(fit.extraKm),
    minutes: formatNumber(fit.extraMinutes, language),
    shift: t(`why.${fit.moves === "group" ? "pickup" : "shift"}.${moves}`, { time }),
    saved: km(fit.savedKm),
  });
}

/** The sentence that says why a bus fits, or why it does not. */
export function fitSentence(fit: Told, language: Language) {
  const t = createTranslator({ locale: language, messages: messages[language] });
  return sentence(fit, t as unknown as FitWords, language);
}
