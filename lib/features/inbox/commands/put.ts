import { holderTopics } from "@/lib/access/topics";
import type { Transaction } from "@/lib/db/prisma";
import { callPushes, pushSql } from "@/lib/push/queue";
import { run } from "@/lib/db/statement";
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

const putSql = `with item as (
    insert into inbox_item (id, holder, "companyId", "userId", kind, noun, record, "requestId", "offerId", data, at, "dueAt")
    select gen_random_uuid(), $1::uuid, $2::uuid, $3::uuid, $4::"InboxKind", $5, $6::uuid, $7::uuid, $8::uuid, $9::jsonb,
      $10::timestamptz, $11::timestamptz
    where $2::uuid is null or exists (select 1 from user_account where "companyId" = $2::uuid)
    on conflict (holder, kind, record) where "doneAt" is null
    do update set at = excluded.at, data = excluded.data, "dueAt" = excluded."dueAt", "snoozeUntil" = null,
      version = inbox_item.version + 1
    returning id, version, kind, "companyId", "userId"),
  unread as (delete from inbox_read where "itemId" in (select id from item)),
  push as (${pushSql("item")})
  select id, version, exists (select from push) as pushed from item`;

/** Writes an item, part of what caused it. A company without people gets none. */
export async function putItem(tx: Transaction, { companyId, userId }: InboxHolder, item: NewItem, now = new Date()) {
  const { kind, noun, record, requestId, offerId = null, data = {}, dueAt = null } = item;
  const person = companyId === null ? userId : null;
  const holder = companyId ?? person;
  if (holder === null) return;
  const whose = [holder, companyId, person];
  const what = [kind, noun, record, requestId, offerId, JSON.stringify(data), now, dueAt];
  const rows = await run<Row & { pushed: boolean }>(tx, "inbox.put", putSql, [...whose, ...what]);
  for (const { id, version, pushed } of rows) {
    await tell(tx, { noun: "inbox", record: id, version, topics: holderTopics({ companyId, userId: person }) });
    if (pushed) await callPushes(tx);
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

const conditions = {
  record: (value: string) => `record = ${value}::uuid`,
  requestId: (value: string) => `"requestId" = ${value}::uuid`,
  holder: (value: string) => `holder = ${value}::uuid`,
  kind: (value: string) => `kind = any(${value}::text[]::"InboxKind"[])`,
};
type Condition = keyof typeof conditions;

/** Its text follows from what is asked for alone, so that each kind of question has its own plan. */
const settleSql = (
  asked: readonly Condition[],
) => `update inbox_item set "doneAt" = $1::timestamptz, version = version + 1
  where "doneAt" is null ${asked.map((key, i) => `and ${conditions[key](`$${i + 2}`)}`).join(" ")}
  returning id, version, "companyId", "userId"`;

/** The matter is closed: its open items are done, whoever has read them. In the transaction that closes it. */
export async function settleItems(tx: Transaction, { kind, record, requestId, holder }: Settled, now = new Date()) {
  const only = holder && (holder.companyId ?? holder.userId ?? "00000000-0000-0000-0000-000000000000");
  const which = Object.entries({ record, requestId, holder: only, kind }).filter(([, value]) => value !== undefined);
  const asked = which.map(([key]) => key as Condition);
  const values = [now, ...which.map(([, value]) => value)];
  const rows = await run<SettledRow>(tx, `inbox.settle.${asked.join(".")}`, settleSql(asked), values);
  await tell(
    tx,
    ...rows.map(({ id, version, ...whose }) => ({ noun: "inbox", record: id, version, topics: holderTopics(whose) })),
  );
}
