import { isAdmin } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { memo } from "@/lib/cache/memo";
import { prisma } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import { fileKeyOf, publicUrlOf } from "@/lib/features/upload/rules";
import { type Language, languages } from "@/lib/i18n/routing";
import type { Prisma } from "@/prisma/generated/client";
import { newsSelect, toNews, toSummary } from "./present";
import { type NewsState, picturesIn } from "./rules";
import type { NewsFilter, NewsRecord, NewsSummary, PictureSizes } from "./schema";

type Where = Prisma.NewsWhereInput;

const published = (now: Date): Where => ({ draft: false, publishAt: { lte: now } });

/** Admins see all, everybody else what is public now. */
const reach = (viewer: Viewer, now: Date): Where => (isAdmin(viewer) ? {} : published(now));

function stateWhere(state: NewsState, now: Date): Where {
  if (state === "published") return published(now);
  return state === "planned"
    ? { draft: false, publishAt: { gt: now } }
    : { OR: [{ draft: true }, { publishAt: null }] };
}

const titleWhere = (text: string): Where => ({
  OR: languages.map((language) => ({
    title: { path: [language], string_contains: text, mode: "insensitive" },
  })),
});

type Terms = NonNullable<NewsFilter["a"]>;

function termsOf(terms: Terms, now: Date): Where[] {
  const any = (list: Where[]) => (list.length > 0 ? [{ OR: list }] : []);
  return [
    ...any([terms.state ?? []].flat().map((state) => stateWhere(state, now))),
    ...any([terms.text ?? []].flat().map(titleWhere)),
  ];
}

function filterWhere({ a = {}, o = {} }: NewsFilter, now: Date): Where {
  const either = termsOf(o, now);
  return { AND: [...termsOf(a, now), ...(either.length > 0 ? [{ OR: either }] : [])] };
}

/** What of all articles the viewer may read and wants. */
export const newsWhere = (viewer: Viewer, filter: NewsFilter | undefined, now: Date): Where => ({
  AND: [reach(viewer, now), filterWhere(filter ?? {}, now)],
});

type Wish = { take: number; skip: number; latest?: boolean; filter?: NewsFilter };

/** Newest publication first (`latest`: newest created first); drafts without a date come before all. */
export async function listNews(viewer: Viewer, { take, skip, latest = false, filter }: Wish, now = new Date()) {
  const where = newsWhere(viewer, filter, now);
  const byDate = { publishAt: { sort: "desc" as const, nulls: "first" as const } };
  const orderBy = [latest ? { createdAt: "desc" as const } : byDate, { id: "desc" as const }];
  const [rows, total] = await Promise.all([
    prisma.news.findMany({ where, select: newsSelect, orderBy, take, skip }),
    prisma.news.count({ where }),
  ]);
  return { rows: rows.map((row): NewsSummary => toSummary(row, now.getTime())), total };
}

const isId = (key: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(key);

/** One article by its slug or id. Throws NotFound for what the viewer may not read. */
export async function getNews(viewer: Viewer, key: string, now = new Date()): Promise<NewsRecord> {
  const named = { OR: [{ slug: key }, ...(isId(key) ? [{ id: key }] : [])] };
  const row = await prisma.news.findFirst({ where: { AND: [reach(viewer, now), named] }, select: newsSelect });
  if (!row) throw notFound();
  return toNews(row, now.getTime());
}

/** Width and height of the pictures that a text shows. */
export async function pictureSizes(markdown: string): Promise<PictureSizes> {
  const keys = picturesIn(markdown).flatMap((url) => fileKeyOf(url) ?? []);
  if (keys.length === 0) return {};
  const rows = await prisma.storedFile.findMany({
    where: { key: { in: keys }, state: "public" },
    select: { key: true, width: true, height: true },
  });
  const sized = rows.flatMap(({ key, width, height }) =>
    width && height ? [[publicUrlOf(key), { width, height }] as const] : [],
  );
  return Object.fromEntries(sized);
}

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

/** Every `size`-th public article: where a part of the sitemap begins. */
export async function indexableNewsStarts(size: number, now = new Date()): Promise<string[]> {
  const rows = await prisma.news.findMany({ where: published(now), select: { id: true }, orderBy: { id: "asc" } });
  return rows.filter((_row, index) => index % size === 0).map(({ id }) => id);
}

/** Public articles from one start up to the next (null: to the end), with the languages that they can be read in. */
export async function indexableNews(from: string, before: string | null, now = new Date()) {
  const where: Where = { AND: [published(now), { id: { gte: from, ...(before ? { lt: before } : {}) } }] };
  const rows = await prisma.news.findMany({ where, select: newsSelect, orderBy: { id: "asc" } });
  return rows.map((row) => toNews(row, now.getTime())).filter((article) => article.languages.length > 0);
}
