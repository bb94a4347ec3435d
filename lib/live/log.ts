import { query } from "@/lib/db/pool";
import type { LiveEvent } from "./event";

/** A reader that missed more than this begins anew. */
const resumable = 2_000;

const maxRows = 100_000;

/** The number of the newest event; 0 while there is none. */
export const latestSql = "select coalesce(max(id), 0) as id from live_event";

export async function latestEventId() {
  const [row] = await query<{ id: number }>("live.latest", latestSql);
  return row?.id ?? 0;
}

// Numbers are given out before the commit, and notices leave in the order of commits: a transaction that was still
// running when the known event was written may have told of a lower number later.
const missedSql = `with known as (
    select $1::bigint as id, k.xid, k."oldestXid" from (select 1) one left join live_event k on k.id = $1::bigint)
  select e.id, e.noun, e.record::text, e.version, e.topics from live_event e, known
  where (e.id > known.id
      or (e.id > known.id - 1000 and e.id <> known.id and e.xid >= known."oldestXid" and e.xid <> known.xid))
    and ($2::text[] is null or e.topics && $2::text[])
  order by e.id limit ${resumable + 1}`;

/** What came after a known event, of these topics or all; null where that is too long ago to be told piece by piece. */
export async function eventsAfter(id: number, topics: readonly string[] | null): Promise<LiveEvent[] | null> {
  // Number 0 was given out while the log was empty.
  const known =
    id === 0 || (await query("live.known", "select 1 from live_event where id = $1::bigint", [id])).length > 0;
  if (!known) return null;
  const rows = await query<LiveEvent>("live.missed", missedSql, [id, topics]);
  return rows.length > resumable ? null : rows;
}

/** Keeps a day, and never more than a hundred thousand. Returns how many went. */
export async function purgeOldEvents() {
  const sql = `delete from live_event where "createdAt" < now() - interval '1 day'
    or id <= (select max(id) from live_event) - ${maxRows} returning 1`;
  return (await query("live.purge", sql)).length;
}
