import type { Language } from "@/lib/i18n/routing";
import { languages } from "@/lib/i18n/routing";
import { mediaDataData } from "@/prisma/factories/media-data";
import type { Benefits, MediaTexts, Prices } from "@/lib/features/mediadata/schema";
import texts from "./media-texts.json";

type Contents = { benefits: Benefits; prices: Prices; mediadata: MediaTexts };

/** The landing page's texts, as the operator of the demo has written them. */
export function mediaTextsOf() {
  const all: Record<Language, Contents> = texts;
  return languages.flatMap((language) =>
    Object.entries(all[language]).map(([kind, content]) => mediaDataData({ kind, language, content })),
  );
}
