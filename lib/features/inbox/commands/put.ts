import { holderTopics } from "@/lib/access/topics";
import type { Transaction } from "@/lib/db/prisma";
import { queuePushes } from "@/lib/push/queue";
import { tell } from "@/lib/live/tell";
import type { InboxData, InboxKind, InboxNoun } from "../schema";

/** Whose it is: a company's people, or one person. Nobody where the author has no account. */
export type InboxHolder = { companyId: string | null; userId: string | null };

export type NewItem = {
  kind: InboxKind;
  /** What the item opens: one open item a holder, kind and record; further news of it makes that one unread again. */
  noun: InboxNoun;
  record: string;
  /** With it the item goes when the request goes, and says route and day; null where there is none. */
  requestId: string | null;
  offerId?: string;
  /** Figures and words of ours; nothing of a person. */
  data?: InboxData;
  /** When it is too late to act. */
  dueAt?: Date | null;
};

type Row = { id: string; version: number };

/** Writes an item, part of what caused it. A company without people gets none. */
export async function putItem(tx: Transaction, { companyId, userId }: InboxHolder, item: NewItem, now = new Date()) {
  const { kind, noun, record, requestId, offerId = null, data = {}, dueAt = null } = item;
  const person = companyId === null ? userId : null;
  const holder = companyId ?? person;
  if (holder === null) return;
  const rows = await tx.$queryRaw<Row[]>`
    insert into inbox_item (id, holder, "companyId", "userId", kind, noun, record, "requestId", "offerId", data, at, "dueAt")
    select gen_random_uuid(), ${holder}::uuid, ${companyId}::uuid, ${person}::uuid, ${kind}::"InboxKind", ${noun}, ${record}::uuid,
      ${requestId}::uuid, ${offerId}::uuid, ${JSON.stringify(data)}::jsonb, ${now}, ${dueAt}::timestamptz
    where ${companyId}::uuid is null or exists (select 1 from user_account where "companyId" = ${companyId}::uuid)
    on conflict (holder, kind, record) where "doneAt" is null
    do update set at = excluded.at, data = excluded.data, "dueAt" = excluded."dueAt", "snoozeUntil" = null,
      version = inbox_item.version + 1
    returning id, version`;
  for (const { id, version } of rows) {
    await tx.inboxRead.deleteMany({ where: { itemId: id } });
    await tell(tx, { noun: "inbox", record: id, version, topics: holderTopics({ companyId, userId: person }) });
    await queuePushes(tx, id);
  }
}

type Settled = {
  kind?: InboxKind[];
  record?: string;
  requestId?: string;
  /** Of everybody where it is left out. */
  holder?: InboxHolder;
};
type SettledRow = Row & InboxHolder;

/** The matter is closed: its open items are done, whoever has read them. In the transaction that closes it. */
export async function settleItems(tx: Transaction, { kind, record, requestId, holder }: Settled, now = new Date()) {
  const only = holder && (holder.companyId ?? holder.userId ?? "00000000-0000-0000-0000-000000000000");
  const rows: SettledRow[] = await tx.inboxItem.updateManyAndReturn({
    where: { doneAt: null, record, requestId, holder: only, ...(kind ? { kind: { in: kind } } : {}) },
    data: { doneAt: now, version: { increment: 1 } },
    select: { id: true, version: true, companyId: true, userId: true },
  });
  await tell(
    tx,
    ...rows.map(({ id, version, ...whose }) => ({ noun: "inbox", record: id, version, topics: holderTopics(whose) })),
  );
}
