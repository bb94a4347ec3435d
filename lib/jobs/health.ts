import { query, queryOnce } from "@/lib/db/pool";

/** `last`: end of the newest run of the last two days, `failed`: of the last day. */
type QueueHealth = { name: string; last: number | null; failed: number; waiting: number };

// What is done moves to the archive after an hour and stays there for a week: two days of it hold a nightly job.
const healthSql = `with done as (
    select name, state::text as state, completed_on from pgboss.archive where archived_on > now() - interval '2 days'
    union all
    select name, state::text, completed_on from pgboss.job where state >= 'completed'
  ), ended as (
    select name, max(completed_on) filter (where state = 'completed') as last,
      count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day') as failed
    from done group by name
  ), waiting as (
    select name, count(*) as waiting from pgboss.job where state < 'active' and start_after <= now() group by name
  )
  select q.name, (extract(epoch from e.last) * 1000)::float8 as last, coalesce(e.failed, 0)::int as failed,
    coalesce(w.waiting, 0)::int as waiting
  from (select name from pgboss.schedule union select 'mail') q
  left join ended e using (name) left join waiting w using (name) order by q.name`;

/** The jobs as pg-boss has them on record; empty where no worker has ever run on this database. */
export async function jobHealth(): Promise<QueueHealth[]> {
  const [known] = await query<{ there: boolean }>(
    "jobs.known",
    "select to_regclass('pgboss.schedule') is not null as there",
  );
  return known?.there ? queryOnce<QueueHealth>(healthSql) : [];
}
