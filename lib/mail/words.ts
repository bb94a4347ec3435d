import { createTranslator } from "next-intl";
import type { Language } from "@/lib/i18n/routing";
import de from "@/locales/de/mail.json";
import en from "@/locales/en/mail.json";
import es from "@/locales/es/mail.json";

const messages: Record<Language, typeof en> = { de, en, es };

/** Words of the recipient's language, which need not be the sender's: so no request context. */
export function mailWords(language: Language) {
  return createTranslator({ locale: language, messages: messages[language], timeZone: "Europe/Berlin" });
}

export type MailWords = ReturnType<typeof mailWords>;
