import { prisma } from "@/lib/db/prisma";
import type { Prisma } from "@/prisma/generated/client";

export type NewsData = Prisma.NewsUncheckedCreateInput;

let count = 0;

/** An article that is public since an hour in three languages, unless told otherwise. */
export function newsData(overrides: Partial<NewsData> = {}): NewsData {
  count += 1;
  return {
    slug: `article-${count}`,
    title: { de: `Beitrag ${count}`, en: `Article ${count}`, es: `Artículo ${count}` },
    summary: { de: "Kurz gesagt.", en: "In short.", es: "En breve." },
    text: { de: "Ein Absatz.", en: "A paragraph.", es: "Un párrafo." },
    draft: false,
    publishAt: new Date(Date.now() - 3_600_000),
    ...overrides,
  };
}

export function makeNews(overrides: Partial<NewsData> = {}) {
  return prisma.news.create({ data: newsData(overrides) });
}
