import { env } from "@/env.mjs";
import { subYears } from "date-fns/subYears";
import { changed } from "@/lib/cache/tags";
import { query } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { confirmWithin } from "../rules/status";

/** Ends what is over, so that lists and counters need not ask the clock. Returns how many. */
export function endPastRequests(now = new Date()) {
  return transaction(async (tx) => {
    const { count } = await tx.busRequest.updateMany({
      where: { endedAt: null, endDate: { lt: now } },
      data: { endedAt: now, endReason: "past" },
    });
    if (count > 0) await changed(tx, "busrequest");
    return count;
  });
}

// Written out: Prisma casts a state from text, from which PostgreSQL cannot tell that the index of what waits would do.
const unconfirmedSql = `r.state = 'pending' and r."endedAt" is null and r."confirmedAt" is null
  and r."createdAt" < to_timestamp($1::float8 / 1000)`;
const dropSql = `with gone as (delete from bus_request r where ${unconfirmedSql} and r.id in
    (select r.id from bus_request r where ${unconfirmedSql} order by r."createdAt", r.id limit 1000) returning r.id),
  links as (delete from mailed_token t using gone where t."requestId" = gone.id)
  select id from gone`;

/** Removes anonymous requests that nobody confirmed within 72 hours, with their links. Returns how many. */
export async function dropUnconfirmedRequests(now = Date.now()) {
  return (await query("busrequest.dropUnconfirmed", dropSql, [now - confirmWithin])).length;
}

/** Removes what ended KEEP_YEARS ago and who saw its contact data, as the privacy policy says. Returns how many. */
export async function purgeOldRequests(now = new Date()) {
  const before = subYears(now, env.KEEP_YEARS);
  const old = await prisma.busRequest.findMany({
    where: { endedAt: { lt: before } },
    select: { id: true },
    take: 5_000,
  });
  const ids = old.map(({ id }) => id);
  await prisma.$transaction([
    prisma.mailedToken.deleteMany({ where: { requestId: { in: ids } } }),
    prisma.contactReveal.deleteMany({ where: { createdAt: { lt: before } } }),
    prisma.busRequest.deleteMany({ where: { id: { in: ids } } }),
  ]);
  return ids.length;
}
