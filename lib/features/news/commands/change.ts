import type { SignedIn, Admin } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, notFound } from "@/lib/errors";
import { newsSelect, toNews } from "../present";
import type { NewsChange, NewsRecord } from "../schema/news";
import { claimPictures, columnsOf, differenceOf, orSlugTaken, settle, settledOf } from "./settle";

/** Locks the article: the second of two admins waits, and then sees what the first has stored. Throws NotFound. */
export async function lockNews(tx: Transaction, id: string, now: number) {
  await tx.$queryRaw`select id from news where id = ${id}::uuid for update`;
  const row = await tx.news.findUnique({ where: { id }, select: newsSelect });
  if (!row) throw notFound();
  return toNews(row, now);
}

type Query = { id: string; change: NewsChange; now: number };

async function write(tx: Transaction, viewer: SignedIn, { id, change, now }: Query) {
  const before = await lockNews(tx, id, now);
  if (change.version !== undefined && change.version !== before.version) throw conflict();
  const after = settle(before, change, viewer, now);
  const difference = differenceOf(settledOf(before), after);
  if (!difference) return before;
  await claimPictures(tx, viewer, before, after);
  const data = { ...columnsOf(after), version: { increment: 1 } };
  const row = await tx.news.update({ where: { id }, data, select: newsSelect });
  await audit(tx, viewer, { action: "change", noun: "news", recordId: id, ...difference });
  await changed(tx, "news");
  return toNews(row, now);
}

/** PUT /news/{id}: what is left out stays. Throws Conflict for a stale version or an address in use. */
export async function changeNews(viewer: Admin, id: string, change: NewsChange, now = Date.now()): Promise<NewsRecord> {
  return orSlugTaken(transaction((tx) => write(tx, viewer, { id, change, now })));
}
