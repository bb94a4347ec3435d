import { queryOnce } from "@/lib/db/pool";
import { log } from "@/lib/log";

const several = `select side, day, category from request_tally group by side, day, category having count(*) > 1`;

/** Makes one row of those that writers have added for the same day and kind. Returns how many went. */
export async function foldTally() {
  const rows = await queryOnce<{ n: number }>(`with gone as (delete from request_tally
      where (side, day, category) in (${several}) returning side, day, category, n),
    sums as (insert into request_tally (side, day, category, n)
      select side, day, category, sum(n)::int from gone group by side, day, category having sum(n) <> 0)
    select count(*)::int as n from gone`);
  return rows[0]?.n ?? 0;
}

/** Adds what the tally lacks, in one statement: what others commit meanwhile is in neither of the two. */
export const mendTallySql = `
  insert into request_tally (side, day, category, n)
    select c.side, c.day, c.category, sum(c.n)::int from (
      select d.side, d.day, d.kind as category, 1 as n from bus_request r,
        request_tally_days(r.category, r.state, r.mode, r."endedAt", r."startDate", r."createdAt") d
      union all select side, day, category, -n from request_tally) c
    group by c.side, c.day, c.category having sum(c.n) <> 0
    returning side, day::text as day, category, n`;

/** Counts anew. Returns how many days differed. */
export async function mendTally() {
  const rows = await queryOnce<{ side: string; day: string; category: string; n: number }>(mendTallySql);
  if (rows.length > 0)
    log.error({ days: rows.length, first: rows.slice(0, 5) }, "the tally of requests differed and was mended");
  return rows.length;
}
