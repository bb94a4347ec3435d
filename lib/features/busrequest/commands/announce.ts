import { notify } from "@/lib/db/notices";
import type { Transaction } from "@/lib/db/prisma";

/** PostgreSQL channel on which the worker hears of a committed task; the payload is the request's id. */
export const alertTaskChannel = "alert_task";

/**
 * Has the partners told of an active collective request, nothing for any other. Once more for the same request
 * tells those alone who were not told before.
 */
export async function announceRequest(tx: Transaction, requestId: string) {
  const written = await tx.$executeRaw`insert into alert_task ("requestId")
    select r.id from bus_request r
    where r.id = ${requestId}::uuid and r.state = 'active' and r.mode = 'collective' and r."endedAt" is null
    on conflict ("requestId") do update set cursor = null, "createdAt" = now()`;
  // Heard at the commit, in whatever process the worker runs; its sweep finds what nobody heard.
  if (written > 0) await notify(tx, alertTaskChannel, requestId);
}
