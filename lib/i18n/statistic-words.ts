import { createTranslator } from "next-intl";
import de from "@/locales/de/statistic.json";
import en from "@/locales/en/statistic.json";
import es from "@/locales/es/statistic.json";
import type { Language } from "./routing";

const messages: Record<Language, typeof en> = { de, en, es };

/** Heads of a file of counts: it is made by the API, where no page's words are loaded. */
export function statisticWords(language: Language) {
  return createTranslator({ locale: language, messages: messages[language], namespace: "file" });
}
