import { prisma } from "@/lib/db/prisma";
import { newsSelect, toNews } from "../present";
import { published } from "./where";

/** Every `size`-th public article: where a part of the sitemap begins. */
export async function indexableNewsStarts(size: number, now = new Date()): Promise<string[]> {
  const rows = await prisma.news.findMany({ where: published(now), select: { id: true }, orderBy: { id: "asc" } });
  return rows.filter((_row, index) => index % size === 0).map(({ id }) => id);
}

/** Public articles from one start up to the next (null: to the end), with the languages that they can be read in. */
export async function indexableNews(from: string, before: string | null, now = new Date()) {
  const where = { AND: [published(now), { id: { gte: from, ...(before ? { lt: before } : {}) } }] };
  const rows = await prisma.news.findMany({ where, select: newsSelect, orderBy: { id: "asc" } });
  return rows.map((row) => toNews(row, now.getTime())).filter((article) => article.languages.length > 0);
}
