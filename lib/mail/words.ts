import { createTranslator } from "next-intl";
import type { Language } from "@/lib/i18n/routing";
import deInbox from "@/locales/de/inbox.json";
import deRequest from "@/locales/de/busrequest.json";
import de from "@/locales/de/mail.json";
import deNeeds from "@/locales/de/needs.json";
import deOffer from "@/locales/de/offer.json";
import enInbox from "@/locales/en/inbox.json";
import enRequest from "@/locales/en/busrequest.json";
import en from "@/locales/en/mail.json";
import enNeeds from "@/locales/en/needs.json";
import enOffer from "@/locales/en/offer.json";
import esInbox from "@/locales/es/inbox.json";
import esRequest from "@/locales/es/busrequest.json";
import es from "@/locales/es/mail.json";
import esNeeds from "@/locales/es/needs.json";
import esOffer from "@/locales/es/offer.json";

type Offer = Pick<typeof enOffer, "facts" | "extras">;

// Who gets an author's contact data, and what a price holds, is said in the same words everywhere.
const shared = ({ contactRule }: Pick<typeof enRequest, "contactRule">, { facts: offer, extras }: Offer) => {
  return { contactRule, offer, extras };
};
const english = { ...en, ...shared(enRequest, enOffer), needs: enNeeds.words, item: enInbox.title };
const messages: Record<Language, typeof english> = {
  de: { ...de, ...shared(deRequest, deOffer), needs: deNeeds.words, item: deInbox.title },
  en: english,
  es: { ...es, ...shared(esRequest, esOffer), needs: esNeeds.words, item: esInbox.title },
};

/** Words of the recipient's language, which need not be the sender's: so no request context. */
export function mailWords(language: Language) {
  return createTranslator({ locale: language, messages: messages[language], timeZone: "Europe/Berlin" });
}

export type MailWords = ReturnType<typeof mailWords>;
