import type { Viewer } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { newsSelect, toSummary } from "../present";
import type { NewsFilter, NewsSummary } from "../schema/news";
import { newsWhere } from "./where";

type Query = { take: number; skip: number; latest?: boolean; filter?: NewsFilter };

/** Newest publication first (`latest`: newest created first); drafts without a date come before all. */
export async function listNews(viewer: Viewer, { take, skip, latest = false, filter }: Query, now = new Date()) {
  const where = newsWhere(viewer, filter, now);
  const byDate = { publishAt: { sort: "desc" as const, nulls: "first" as const } };
  const orderBy = [latest ? { createdAt: "desc" as const } : byDate, { id: "desc" as const }];
  const [rows, total] = await Promise.all([
    prisma.news.findMany({ where, select: newsSelect, orderBy, take, skip }),
    prisma.news.count({ where }),
  ]);
  return { rows: rows.map((row): NewsSummary => toSummary(row, now.getTime())), total };
}
