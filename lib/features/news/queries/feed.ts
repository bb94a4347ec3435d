import type { Viewer } from "@/lib/access/viewer";
import { memo } from "@/lib/cache/memo";
import { prisma } from "@/lib/db/prisma";
import { type Language, languages } from "@/lib/i18n/routing";
import { newsSelect, toNews } from "../present";
import { published } from "./where";

const minute = 60_000;
const feedLength = 20;

/** The newest articles that can be read in this very language, for its feed. */
export function newsFeed(_viewer: Viewer, language: Language) {
  return memo(`news.feed ${language}`, "news", minute, async () => {
    const now = new Date();
    const rows = await prisma.news.findMany({
      where: published(now),
      select: newsSelect,
      orderBy: [{ publishAt: "desc" }, { id: "desc" }],
      take: feedLength * languages.length,
    });
    const articles = rows.map((row) => toNews(row, now.getTime()));
    return articles.filter((article) => article.languages.includes(language)).slice(0, feedLength);
  });
}
