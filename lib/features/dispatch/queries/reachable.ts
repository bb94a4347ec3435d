import { query } from "@/lib/db/pool";
import type { Unasked } from "@/lib/features/standby/schema";

/** Of a `user_account u`: wants to hear of emergencies at once, and is not away for good. */
export const isReachable = `u."confirmedAt" is not null and u."closedAt" is null and u."deleteAfter" is null
  and u."emergencyMails" = 'now'
  and not exists (select from unsubscription o where o.email = lower(u.email) and o."group" = 'requests')`;

const unaskedSql = `select case when c."companyType" <> 'busoperator' then 'operator'
    when not exists (select from bus b where b."companyId" = c.id and b.active) then 'bus'
    when not exists (select from user_account u where u."companyId" = c.id and ${isReachable}) then 'mails' end as why
  from company c where c.id = $1::uuid`;

/**
 * Why no search can ask a company, on call or not: it drives no buses of its own, has none in service, or nobody there
 * would hear of it. Null where it can.
 */
export async function whyUnasked(companyId: string) {
  const [row] = await query<{ why: Unasked | null }>("dispatch.unasked", unaskedSql, [companyId]);
  return row?.why ?? null;
}
