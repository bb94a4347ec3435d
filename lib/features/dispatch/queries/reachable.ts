import { prisma } from "@/lib/db/prisma";

/** Of a `user_account u`: wants to hear of emergencies at once, and is not away for good. */
export const isReachable = `u."confirmedAt" is not null and u."closedAt" is null and u."deleteAfter" is null
  and u."emergencyMails" = 'now'
  and not exists (select from unsubscription o where o.email = lower(u.email) and o."group" = 'requests')`;

/** Whether a search may ask the company at all: on call or not, somebody has to hear of it. */
export async function hearsEmergencies(companyId: string) {
  const sql = `select 1 from user_account u where u."companyId" = $1::uuid and ${isReachable} limit 1`;
  return (await prisma.$queryRawUnsafe<unknown[]>(sql, companyId)).length > 0;
}
