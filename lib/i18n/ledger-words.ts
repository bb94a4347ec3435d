import { createTranslator } from "next-intl";
import de from "@/locales/de/ledger.json";
import en from "@/locales/en/ledger.json";
import es from "@/locales/es/ledger.json";
import type { Language } from "./routing";

const messages: Record<Language, typeof en> = { de, en, es };

/** Words of the ledger's files: they are made by the API, where no page's words are loaded. */
export const ledgerWords = (language: Language) => createTranslator({ locale: language, messages: messages[language] });
