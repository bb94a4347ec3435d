import { createTranslator } from "next-intl";
import busrequestDe from "@/locales/de/busrequest.json";
import offerDe from "@/locales/de/offer.json";
import paperDe from "@/locales/de/paper.json";
import busrequestEn from "@/locales/en/busrequest.json";
import offerEn from "@/locales/en/offer.json";
import paperEn from "@/locales/en/paper.json";
import busrequestEs from "@/locales/es/busrequest.json";
import offerEs from "@/locales/es/offer.json";
import paperEs from "@/locales/es/paper.json";
import type { Language } from "./routing";

const en = {
  paper: paperEn,
  extras: offerEn.extras,
  transferTypes: busrequestEn.transferTypes,
  vehicleTypes: busrequestEn.vehicleTypes,
};
const de: typeof en = {
  paper: paperDe,
  extras: offerDe.extras,
  transferTypes: busrequestDe.transferTypes,
  vehicleTypes: busrequestDe.vehicleTypes,
};
const es: typeof en = {
  paper: paperEs,
  extras: offerEs.extras,
  transferTypes: busrequestEs.transferTypes,
  vehicleTypes: busrequestEs.vehicleTypes,
};
const messages: Record<Language, typeof en> = { de, en, es };

/** Words of a trip's papers: they are made by the API, where no page's words are loaded. */
export const paperWords = (language: Language) => createTranslator({ locale: language, messages: messages[language] });
export type PaperWords = ReturnType<typeof paperWords>;
