import { createTranslator } from "next-intl";
import type { Language } from "@/lib/i18n/routing";
import deRequest from "@/locales/de/busrequest.json";
import de from "@/locales/de/mail.json";
import enRequest from "@/locales/en/busrequest.json";
import en from "@/locales/en/mail.json";
import esRequest from "@/locales/es/busrequest.json";
import es from "@/locales/es/mail.json";

// Who gets an author's contact data is said in the same words everywhere.
const english = { ...en, contactRule: enRequest.contactRule };
const messages: Record<Language, typeof english> = {
  de: { ...de, contactRule: deRequest.contactRule },
  en: english,
  es: { ...es, contactRule: esRequest.contactRule },
};

/** Words of the recipient's language, which need not be the sender's: so no request context. */
export function mailWords(language: Language) {
  return createTranslator({ locale: language, messages: messages[language], timeZone: "Europe/Berlin" });
}

export type MailWords = ReturnType<typeof mailWords>;
