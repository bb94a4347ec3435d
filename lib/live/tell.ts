import { changed } from "@/lib/cache/tags";
import type { Transaction } from "@/lib/db/prisma";
import { run } from "@/lib/db/statement";
import { beforeCommit } from "@/lib/db/transaction";
import { singleton } from "@/lib/singleton";
import { type LiveEvent, tagOfEvent } from "./event";

/** What a notice of PostgreSQL takes (8,000 bytes) holds these with room to spare. */
const perNotice = 20;

type Told = Omit<LiveEvent, "id">;

const gathered = singleton("live.told", () => new WeakMap<Transaction, Told[]>());

const tellSql = `insert into live_event (noun, record, version, topics)
  select t.noun, t.record, t.version, t.topics
  from jsonb_to_recordset($1::jsonb) as t(noun text, record uuid, version int, topics text[])
  returning id`;

/** Rows in the order in which they were told: ids rise. */
async function write(tx: Transaction, all: readonly Told[]): Promise<LiveEvent[]> {
  const rows = await run<{ id: bigint | number }>(tx, "live.tell", tellSql, [JSON.stringify(all)]);
  return all.map((told, i) => ({ ...told, id: Number(rows[i]?.id) }));
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
  beforeCommit(tx, async () => {
    const events = await write(tx, told);
    for (let i = 0; i < events.length; i += perNotice) {
      await changed(tx, ...events.slice(i, i + perNotice).map(tagOfEvent));
    }
  });
}
