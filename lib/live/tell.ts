import { announce, changed, changedChannel, noticeOf } from "@/lib/cache/tags";
import { notifySql, takeNotices } from "@/lib/db/notices";
import type { Transaction } from "@/lib/db/prisma";
import { run } from "@/lib/db/statement";
import { afterCommit, beforeCommit } from "@/lib/db/transaction";
import { redis } from "@/lib/redis/redis";
import { singleton } from "@/lib/singleton";
import { type LiveEvent, tagOfEvent, tagSql } from "./event";

/** What a notice of PostgreSQL takes (8,000 bytes) holds these with room to spare. */
const perNotice = 20;

export type Told = Omit<LiveEvent, "id">;

const gathered = singleton("live.told", () => new WeakMap<Transaction, Told[]>());

const insertSql = (events: string) => `insert into live_event (noun, record, version, topics)
  select t.noun, t.record, t.version, t.topics
  from jsonb_to_recordset(${events}::jsonb) as t(noun text, record uuid, version int, topics text[])
  returning id, noun, record, version, topics`;
const writeSql = `with told as (${insertSql("$1")}) select id from told order by id`;

type Values = { events: string; notice: string; channels: string; payloads: string };

/**
 * SQL, parts of a `with`: writes events as `told`, and as `sent` tells the other processes, too, behind what waits for the end, which
 * it takes along: a way to the database less for every change. Its values are `tellValues`.
 */
export const tellParts = ({ events, notice, channels, payloads }: Values) => `told as (${insertSql(events)}),
  parts as (select told.*, (row_number() over (order by id) - 1) / ${perNotice} as part from told),
  lines as (select string_agg(${tagSql}, ' ' order by id) as line from parts group by part),
  before as (${notifySql(channels, payloads)}),
  sent as (select count(pg_notify('${changedChannel}', ${notice} || ' ' || line)) from lines, before)`;
const tellSql = `with ${tellParts({ events: "$1", notice: "$2", channels: "$3", payloads: "$4" })}
  select told.id from told, sent order by id`;

/** Values of `tellParts`; `before` are channels and payloads. */
export const tellValues = (all: readonly Told[], before: [channels: string[], payloads: string[]]) => [
  JSON.stringify(all),
  noticeOf([]),
  ...before,
];

type Row = { id: bigint | number };

/** Rows in the order in which they were told: ids rise. */
export const withIds = (all: readonly Told[], rows: readonly Row[]): LiveEvent[] =>
  all.map((told, i) => ({ ...told, id: Number(rows[i]?.id) }));

/** Where Redis is set, it tells the others. */
async function writeAlone(tx: Transaction, all: readonly Told[]) {
  const events = withIds(all, await run<Row>(tx, "live.write", writeSql, [JSON.stringify(all)]));
  for (let i = 0; i < events.length; i += perNotice) {
    await changed(tx, ...events.slice(i, i + perNotice).map(tagOfEvent));
  }
}

async function writeAndNotify(tx: Transaction, all: readonly Told[]) {
  const values = tellValues(all, takeNotices(tx));
  const events = withIds(all, await run<Row>(tx, "live.tell", tellSql, values));
  afterCommit(tx, () => announce(events.map(tagOfEvent)));
}

/**
 * Tells open pages of a change, as part of it: nothing leaves before the commit, and nothing after a rollback. Who
 * hears a topic is decided by lib/access/topics. Needs `transaction()` of lib/db/transaction, at whose end all that was
 * told is written at once.
 */
export async function tell(tx: Transaction, ...all: readonly Told[]) {
  const concerning = all.filter(({ topics }) => topics.length > 0);
  if (concerning.length === 0) return;
  const waiting = gathered.get(tx);
  if (waiting) return void waiting.push(...concerning);
  const told = [...concerning];
  gathered.set(tx, told);
  beforeCommit(tx, () => (redis() ? writeAlone(tx, told) : writeAndNotify(tx, told)));
}
