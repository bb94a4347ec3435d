import type { Language } from "@/lib/i18n/routing";
import { mediaDataData } from "@/prisma/factories/media-data";
import lengths from "./film-lengths.json";
import films from "./films.json";

const order = ["request", "empty", "inn", "near"] as const;

/** The films of the home page, one list a language: our own screens, made by `npm run films`. */
export function videosIn(language: Language) {
  const content = order.map((slug) => ({
    title: films[slug].title[language],
    poster: `/films/${slug}/${language}.webp`,
    address: `/films/${slug}/${language}.webm`,
    duration: lengths[slug][language],
  }));
  return mediaDataData({ kind: "video", language, content });
}
