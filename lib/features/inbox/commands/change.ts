import { holderTopics } from "@/lib/access/topics";
import type { SignedIn } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, notFound, validationFailed } from "@/lib/errors";
import { tell } from "@/lib/live/tell";
import { findItem } from "../queries/list";
import { holdersOf } from "../queries/where";
import { snoozeError } from "../rules";
import type { InboxChange } from "../schema";

async function mark(tx: Transaction, itemId: string, userId: string, read: boolean) {
  if (read) await tx.inboxRead.createMany({ data: [{ itemId, userId }], skipDuplicates: true });
  else await tx.inboxRead.deleteMany({ where: { itemId, userId } });
}

async function lockItem(tx: Transaction, viewer: SignedIn, id: string) {
  await tx.$queryRaw`select id from inbox_item where id = ${id}::uuid for update`;
  const item = await tx.inboxItem.findFirst({ where: { id, holder: { in: holdersOf(viewer) } } });
  if (!item) throw notFound();
  return item;
}

/** There may be news of the same matter by now: that one is open, and this one stays done. */
async function requireReopens(tx: Transaction, { holder, kind, record }: Awaited<ReturnType<typeof lockItem>>) {
  if ((await tx.inboxItem.count({ where: { holder, kind, record, doneAt: null } })) > 0) throw conflict();
}

/**
 * Seen is each person's own; done and put off hold for the whole company, and who has not seen its last news cannot
 * put it away (`version`). Throws NotFound, Conflict, ValidationFailed.
 */
export async function changeItem(viewer: SignedIn, id: string, change: InboxChange, now = new Date()) {
  const { read, done, snoozeUntil, version } = change;
  const wrong = snoozeUntil ? snoozeError(snoozeUntil, now.getTime()) : null;
  if (wrong) throw validationFailed([{ path: "snoozeUntil", message: wrong }]);
  await transaction(async (tx) => {
    const item = await lockItem(tx, viewer, id);
    if (item.version !== version) throw conflict();
    if (done === false && item.doneAt) await requireReopens(tx, item);
    if (read !== undefined) await mark(tx, id, viewer.id, read);
    const shared = done !== undefined || snoozeUntil !== undefined;
    const raised = shared ? version + 1 : version;
    if (shared) {
      const doneAt = done === undefined ? undefined : done ? (item.doneAt ?? now) : null;
      const until = snoozeUntil === undefined ? undefined : snoozeUntil === null ? null : new Date(snoozeUntil);
      await tx.inboxItem.update({ where: { id }, data: { doneAt, snoozeUntil: until, version: raised } });
    }
    const topics = shared ? holderTopics(item) : holderTopics({ companyId: null, userId: viewer.id });
    await tell(tx, { noun: "inbox", record: id, version: raised, topics });
  });
  const after = await findItem(viewer, id);
  if (!after) throw notFound();
  return after;
}

/** All that came in up to an item, and it, for the reader alone. Throws NotFound. */
export async function readUpTo(viewer: SignedIn, id: string): Promise<undefined> {
  await transaction(async (tx) => {
    const item = await tx.inboxItem.findFirst({ where: { id, holder: { in: holdersOf(viewer) } } });
    if (!item) throw notFound();
    await tx.$executeRaw`insert into inbox_read ("itemId", "userId")
      select i.id, ${viewer.id}::uuid from inbox_item i
      where i.holder = any(${holdersOf(viewer)}::uuid[]) and i."doneAt" is null and i.at <= ${item.at}
      on conflict do nothing`;
    const topics = holderTopics({ companyId: null, userId: viewer.id });
    await tell(tx, { noun: "inbox", record: id, version: item.version, topics });
  });
  return undefined;
}
