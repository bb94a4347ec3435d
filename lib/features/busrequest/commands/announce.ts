import { notify } from "@/lib/db/notices";
import type { Transaction } from "@/lib/db/prisma";
import { run } from "@/lib/db/statement";

/** PostgreSQL channel on which the worker hears of a committed task; the payload is the request's id. */
export const alertTaskChannel = "alert_task";

/** SQL that writes the task of a request that all may read, a row of `from`, which ends where more conditions may follow. */
export const announceSql = (from: string) => `insert into alert_task ("requestId")
  select r.id from ${from} r.state = 'active' and r.mode = 'collective' and r."endedAt" is null
  on conflict ("requestId") do update set cursor = null, "createdAt" = now() returning "requestId"`;

/** Heard at the commit, in whatever process the worker runs; its sweep finds what nobody heard. */
export const callWorker = (tx: Transaction, requestId: string) => notify(tx, alertTaskChannel, requestId);

/**
 * Has the partners told of an active collective request, nothing for any other. Once more for the same request
 * tells those alone who were not told before.
 */
export async function announceRequest(tx: Transaction, requestId: string) {
  const written = await run(tx, "busrequest.announce", announceSql("bus_request r where r.id = $1::uuid and"), [
    requestId,
  ]);
  if (written.length > 0) await callWorker(tx, requestId);
}
