import { notify } from "@/lib/db/notices";
import type { Transaction } from "@/lib/db/prisma";
import { run } from "@/lib/db/statement";
import { publicReach } from "../queries/where";

/** PostgreSQL channel on which the worker hears of a committed task; the payload is the request's id. */
export const alertTaskChannel = "alert_task";
/** The same of a bus whose groups are to be looked for. */
export const fitTaskChannel = "fit_task";

const alertSql = (from: string) => `insert into alert_task ("requestId") select r.id from ${from} ${publicReach}
  on conflict ("requestId") do update set cursor = null, "createdAt" = now() returning "requestId"`;
// A task that waits already knows how the bus was before.
const fitSql = (from: string) => `insert into fit_task ("supplyId") select r.id from ${from} ${publicReach}
    and r.category in ('vacancy', 'emptyride')
  on conflict ("supplyId") do update set "createdAt" = now() returning "supplyId"`;

/** SQL, parts of a `with`: writes the tasks of a request that all may read, a row of `from`, which ends where more conditions may follow. */
export const announceSql = (from: string) => `task as (${alertSql(from)}), fit as (${fitSql(from)})`;
/** SQL: what became of them. */
export const announcedSql = "exists (select from task) as announced, exists (select from fit) as offered";
/** `announced`: partners are told. `offered`: it is a bus, and authors whose groups it fits are told, too. */
export type Announced = { announced: boolean; offered: boolean };

/** Heard at the commit, in whatever process the worker runs; its sweep finds what nobody heard. */
export async function callWorker(tx: Transaction, requestId: string, { announced, offered }: Announced) {
  if (announced) await notify(tx, alertTaskChannel, requestId);
  if (offered) await notify(tx, fitTaskChannel, requestId);
}

/** SQL: the same calls from within the statement that writes the tasks. */
export const calledSql = `select count(pg_notify(c.channel, c.payload)) from (
    select '${alertTaskChannel}' as channel, "requestId"::text as payload from task
    union all select '${fitTaskChannel}', "supplyId"::text from fit) c`;

const oneSql = `with ${announceSql("bus_request r where r.id = $1::uuid and")} select ${announcedSql}`;

/**
 * Has the partners told of an active collective request, nothing for any other. Once more for the same request
 * tells those alone who were not told before.
 */
export async function announceRequest(tx: Transaction, requestId: string) {
  const [written] = await run<Announced>(tx, "busrequest.announce", oneSql, [requestId]);
  if (written) await callWorker(tx, requestId, written);
}
