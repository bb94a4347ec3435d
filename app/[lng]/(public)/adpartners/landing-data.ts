import { getMessages, getTranslations } from "next-intl/server";
import { languageName } from "@/components/news/article-head";
import { sectionsOf } from "@/components/info/sections";
import type { Viewer } from "@/lib/access/viewer";
import { getMediaData } from "@/lib/features/mediadata/queries";
import type { Benefits, MediaTexts } from "@/lib/features/mediadata/schema";
import type { Language } from "@/lib/i18n/routing";

/** The first four sections of the product's own words are the benefits, the rest the media data. */
const benefitCount = 4;

async function ownWords() {
  const [t, { info }] = await Promise.all([getTranslations("info.adpartners"), getMessages()]);
  const items = sectionsOf(info.adpartners).map(({ title, body }) => ({ title, text: body }));
  const benefits: Benefits = { title: t("benefits"), text: "", items: items.slice(0, benefitCount) };
  const mediadata: MediaTexts = {
    title: t("mediadata"),
    text: t("mediadataLead"),
    figures: [],
    items: items.slice(benefitCount),
  };
  return { benefits, mediadata, prices: { title: t("prices"), text: t("pricesLead"), note: "" } };
}

async function downloads(viewer: Viewer, lng: Language) {
  const t = await getTranslations("mediadata.downloads");
  const found = await Promise.all((["flyer", "manual"] as const).map((kind) => getMediaData(viewer, kind, lng)));
  return found.flatMap((file) => {
    if (!file) return [];
    const hint = file.language === lng ? undefined : t("language", { language: languageName(file.language, lng) });
    return [{ ...file.content, hint }];
  });
}

/** The sections of the landing page: what the admins wrote, in another language where need be, else our own words. */
export async function landingData(viewer: Viewer, lng: Language) {
  const [own, benefits, prices, mediadata, files] = await Promise.all([
    ownWords(),
    getMediaData(viewer, "benefits", lng),
    getMediaData(viewer, "prices", lng),
    getMediaData(viewer, "mediadata", lng),
    downloads(viewer, lng),
  ]);
  return {
    benefits: benefits ?? { content: own.benefits, language: lng },
    // The tickets fall back to our own words where the reader's language is missing: their heading goes with them.
    prices: prices?.language === lng ? prices.content : own.prices,
    mediadata: mediadata ?? { content: own.mediadata, language: lng },
    files,
  };
}
