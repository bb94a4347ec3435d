import { holderTopics } from "@/lib/access/topics";
import type { SignedIn } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, notFound, validationFailed } from "@/lib/errors";
import { tell } from "@/lib/live/tell";
import { findItem } from "../queries/list";
import { holdersOf } from "../queries/where";
import { mayWait, snoozeError } from "../rules";
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

type Item = Awaited<ReturnType<typeof lockItem>>;

/** There may be news of the same matter by now: that one is open, and this one stays done. */
async function requireReopens(tx: Transaction, { holder, kind, record }: Item) {
  if ((await tx.inboxItem.count({ where: { holder, kind, record, doneAt: null } })) > 0) throw conflict();
}

/** Marks say what shall be, not what changes: who asks for what is so already is not in anybody's way. */
async function isSo(tx: Transaction, item: Item, userId: string, { read, done, snoozeUntil }: InboxChange) {
  if (done !== undefined && done !== (item.doneAt !== null)) return false;
  if (snoozeUntil !== undefined && snoozeUntil !== (item.snoozeUntil?.getTime() ?? null)) return false;
  if (read === undefined) return true;
  const seen = await tx.inboxRead.count({ where: { itemId: item.id, userId } });
  return read === seen > 0;
}

/** What holds for all of the company. Returns its version by then. */
async function share(tx: Transaction, { id, doneAt, version }: Item, { done, snoozeUntil }: InboxChange, now: Date) {
  if (done === undefined && snoozeUntil === undefined) return version;
  await tx.inboxItem.update({
    where: { id },
    data: {
      doneAt: done === undefined ? undefined : done ? (doneAt ?? now) : null,
      snoozeUntil: snoozeUntil === undefined ? undefined : snoozeUntil === null ? null : new Date(snoozeUntil),
      version: version + 1,
    },
  });
  return version + 1;
}

/**
 * Seen is each person's own; done and put off hold for the whole company. Who names a `version` and has not seen its
 * last news cannot put it away, unless it is so already. Throws NotFound, Conflict, ValidationFailed.
 */
export async function changeItem(viewer: SignedIn, id: string, change: InboxChange, now = new Date()) {
  const { read, done, snoozeUntil, version } = change;
  const wrong = snoozeUntil ? snoozeError(snoozeUntil, now.getTime()) : null;
  if (wrong) throw validationFailed([{ path: "snoozeUntil", message: wrong }]);
  await transaction(async (tx) => {
    const item = await lockItem(tx, viewer, id);
    if (await isSo(tx, item, viewer.id, change)) return;
    if (snoozeUntil && !mayWait(item)) throw validationFailed([{ path: "snoozeUntil", message: "cannotWait" }]);
    if (version !== undefined && item.version !== version) throw conflict();
    if (done === false && item.doneAt) await requireReopens(tx, item);
    if (read !== undefined) await mark(tx, id, viewer.id, read);
    const raised = await share(tx, item, change, now);
    const topics = raised > item.version ? holderTopics(item) : holderTopics({ companyId: null, userId: viewer.id });
    await tell(tx, { noun: "inbox", record: id, version: raised, topics });
  });
  const after = await findItem(viewer, id);
  if (!after) throw notFound();
  return after;
}

/** All that came in up to an item, and it, for the reader alone. Throws NotFound. */
export async function readUpTo(viewer: SignedIn, id: string) {
  return transaction(async (tx) => {
    const item = await tx.inboxItem.findFirst({ where: { id, holder: { in: holdersOf(viewer) } } });
    if (!item) throw notFound();
    const read = await tx.$executeRaw`insert into inbox_read ("itemId", "userId")
      select i.id, ${viewer.id}::uuid from inbox_item i
      where i.holder = any(${holdersOf(viewer)}::uuid[]) and i."doneAt" is null and i.at <= ${item.at}
      on conflict do nothing`;
    const topics = holderTopics({ companyId: null, userId: viewer.id });
    await tell(tx, { noun: "inbox", record: id, version: item.version, topics });
    return { read };
  });
}
