import { createTranslator } from "next-intl";
import de from "@/locales/de/calendar.json";
import en from "@/locales/en/calendar.json";
import es from "@/locales/es/calendar.json";
import type { Language } from "./routing";

const messages: Record<Language, typeof en> = { de, en, es };

/** Words of a calendar feed: a calendar program asks without a language, so its owner's is taken. */
export function feedWords(language: Language) {
  return createTranslator({ locale: language, messages: messages[language], namespace: "feed" });
}

/** Of a file of entries: heads, kinds, states. */
export function calendarWords(language: Language) {
  return createTranslator({ locale: language, messages: messages[language] });
}

export type FeedWords = ReturnType<typeof feedWords>;
