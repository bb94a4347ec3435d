import { createTranslator } from "next-intl";
import type { Language } from "@/lib/i18n/routing";
import de from "@/locales/de/subscription.json";
import en from "@/locales/en/subscription.json";
import es from "@/locales/es/subscription.json";

const messages: Record<Language, typeof en> = { de, en, es };

/** Words of an invoice in its recipient's language, whoever opens it. */
export const invoiceWords = (language: Language) =>
  createTranslator({ locale: language, messages: messages[language], namespace: "invoice" });

export type InvoiceWords = ReturnType<typeof invoiceWords>;
