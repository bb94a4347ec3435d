import type { Viewer, Admin } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { firstFree } from "@/lib/features/user/rules/names";
import { slugOf } from "@/lib/fold";
import type { Prisma } from "@/prisma/generated/client";
import { newsSelect, toNews } from "../present";
import { anyTitle } from "../rules";
import type { NewsInput, NewsRecord } from "../schema/news";
import { claimPictures, columnsOf, differenceOf, nothing, orSlugTaken, type Settled, settle } from "./settle";

/** The title's own address, with a number where an older article has it. */
async function freeSlug(tx: Transaction, { title }: Settled, viewer: Viewer) {
  const wanted = slugOf(anyTitle(title, viewer.language).text) || "news";
  const taken = await tx.news.findMany({ where: { slug: { startsWith: wanted } }, select: { slug: true } });
  return firstFree(wanted, new Set(taken.map(({ slug }) => slug)));
}

/** POST /news. Throws Conflict with `slug` where the address is in use, ValidationFailed. */
export async function createNews(viewer: Admin, input: NewsInput, now = Date.now()): Promise<NewsRecord> {
  const settled = settle(nothing, input, viewer, now);
  const work = transaction(async (tx) => {
    await claimPictures(tx, viewer, nothing, settled);
    const article = { ...settled, slug: settled.slug || (await freeSlug(tx, settled, viewer)) };
    const row = await tx.news.create({ data: columnsOf(article), select: newsSelect });
    const after: Prisma.InputJsonObject = { ...differenceOf(nothing, article)?.after };
    await audit(tx, viewer, { action: "create", noun: "news", recordId: row.id, after });
    await changed(tx, "news");
    return toNews(row, now);
  });
  return orSlugTaken(work);
}
