import de from "@/locales/de/errors.json";
import en from "@/locales/en/errors.json";
import es from "@/locales/es/errors.json";
import type { Language } from "./routing";

const texts: Record<Language, Record<string, unknown>> = { de, en, es };

/** Sentence for people of an error code or field key; the key itself where nothing is written. */
export function errorText(key: string, language: Language) {
  const text = texts[language][key];
  return typeof text === "string" ? text : key;
}
