import { env } from "@/env.mjs";
import type { Language } from "@/lib/i18n/routing";
import { languages } from "@/lib/i18n/routing";
import type { Prisma } from "@/prisma/generated/client";
import { newsStateOf, readableIn, type Texts } from "./rules";
import type { NewsRecord, NewsSummary } from "./schema/news";

export const newsSelect = {
  id: true,
  slug: true,
  title: true,
  summary: true,
  text: true,
  picture: true,
  draft: true,
  publishAt: true,
  createdAt: true,
  updatedAt: true,
  version: true,
} satisfies Prisma.NewsSelect;

type Row = Prisma.NewsGetPayload<{ select: typeof newsSelect }>;

/** A column of texts as all three languages have it. */
function toTexts(stored: unknown): Texts {
  const known: Partial<Record<string, unknown>> = typeof stored === "object" && stored !== null ? { ...stored } : {};
  const textOf = (language: Language) => (typeof known[language] === "string" ? known[language] : "");
  return Object.fromEntries(languages.map((language) => [language, textOf(language)])) as Texts;
}

export function toNews(row: Row, now: number): NewsRecord {
  const { createdAt, updatedAt, ...rest } = row;
  const [title, summary, text] = [toTexts(row.title), toTexts(row.summary), toTexts(row.text)];
  const publishAt = row.publishAt?.getTime() ?? null;
  const state = newsStateOf({ draft: row.draft, publishAt }, now);
  const times = { created_at: createdAt.getTime(), updated_at: updatedAt.getTime() };
  return { ...rest, title, summary, text, publishAt, state, languages: readableIn({ title, text }), ...times };
}

export function toSummary(row: Row, now: number): NewsSummary {
  const { text: _text, ...summary } = toNews(row, now);
  return summary;
}

const escaped: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
// XML 1.0 has no place for these, not even escaped.
const outsideXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const xml = (text: string) => text.replace(outsideXml, "").replace(/[&<>"']/g, (sign) => escaped[sign] ?? "");
const absolute = (path: string) => xml(new URL(path, env.APP_URL).href);

type Channel = { language: Language; title: string; description: string; articles: readonly NewsRecord[] };

function itemXml({ slug, title, summary, publishAt, created_at }: NewsRecord, language: Language) {
  const link = absolute(`/${language}/blog/${slug}`);
  return [
    "<item>",
    `<title>${xml(title[language])}</title>`,
    `<link>${link}</link>`,
    `<guid isPermaLink="true">${link}</guid>`,
    `<pubDate>${new Date(publishAt ?? created_at).toUTCString()}</pubDate>`,
    ...(summary[language] ? [`<description>${xml(summary[language])}</description>`] : []),
    "</item>",
  ].join("\n");
}

/** RSS 2.0 of one language, newest first as given. */
export function rssXml({ language, title, description, articles }: Channel) {
  const [newest] = articles;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "<channel>",
    `<title>${xml(title)}</title>`,
    `<link>${absolute(`/${language}/blog`)}</link>`,
    `<description>${xml(description)}</description>`,
    `<language>${language}</language>`,
    ...(newest?.publishAt ? [`<lastBuildDate>${new Date(newest.publishAt).toUTCString()}</lastBuildDate>`] : []),
    `<atom:link href="${absolute(`/${language}/blog/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...articles.map((article) => itemXml(article, language)),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}
