import type { Admin } from "@/lib/access/viewer";
import { inBatches } from "@/lib/db/batches";
import { prisma } from "@/lib/db/prisma";
import type { SortedPage } from "@/lib/http/admin-query";
import { newsSelect, toSummary } from "../present";
import { newsWhere } from "./where";
import type { NewsFilter } from "../schema/news";
import type { NewsSort } from "../schema/admin-call";

type Query = SortedPage<NewsSort> & { filter?: NewsFilter };

function orderOf(sort: NewsSort, dir: "asc" | "desc") {
  if (sort === "updated_at") return { updatedAt: dir };
  if (sort === "created_at") return { createdAt: dir };
  return { publishAt: { sort: dir, nulls: dir === "desc" ? ("first" as const) : ("last" as const) } };
}

/** GET /admin/news: articles of every state, sorted as preferred. */
export async function listAllNews(viewer: Admin, { take, skip, sort, dir = "desc", filter }: Query, now = new Date()) {
  const where = newsWhere(viewer, filter, now);
  const [rows, total] = await Promise.all([
    prisma.news.findMany({ where, select: newsSelect, orderBy: [orderOf(sort, dir), { id: dir }], take, skip }),
    prisma.news.count({ where }),
  ]);
  return { rows: rows.map((row) => toSummary(row, now.getTime())), total };
}

/** For the CSV: oldest first, batch by batch. */
export function exportNews(viewer: Admin, { ids, filter }: { ids?: readonly string[]; filter?: NewsFilter }) {
  const now = new Date();
  return inBatches(async (after, take) => {
    const some = ids ? [{ id: { in: [...ids] } }] : [];
    const next = after ? [{ id: { gt: after } }] : [];
    const where = { AND: [newsWhere(viewer, filter, now), ...some, ...next] };
    const rows = await prisma.news.findMany({ where, select: newsSelect, orderBy: { id: "asc" }, take });
    return rows.map((row) => toSummary(row, now.getTime()));
  });
}
