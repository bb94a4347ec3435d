import type { Transaction } from "@/lib/db/prisma";

const columns = `insert into inbox_item (id, holder, "companyId", kind, noun, record, "requestId", "offerId", data, at, "dueAt")`;

/** What the flows of the market would have written: offers received, threads, emergencies, groups that a bus fits. */
const parts = [
  `${columns} select gen_random_uuid(), r."authorCompanyId", r."authorCompanyId", 'offer', 'offer', o.id, r.id, o.id, '{}', o."createdAt", o."validUntil"
   from offer o join bus_request r on r.id = o."requestId"
   where o.state = 'open' and r."endedAt" is null and r."authorCompanyId" is not null`,
  `${columns} select gen_random_uuid(), o."companyId", o."companyId", 'answer', 'offer', o.id, r.id, o.id,
     jsonb_build_object('what', case when o.state = 'open' then 'message' else o.state::text end), coalesce(o."endedAt", o."createdAt"), null
   from offer o join bus_request r on r.id = o."requestId"
   where (o.state in ('accepted', 'declined') and o."endedAt" > now() - interval '7 days')
     or (o.state = 'open' and exists (select 1 from offer_message m where m."offerId" = o.id))`,
  `${columns} select distinct on (a."companyId", r.id) gen_random_uuid(), a."companyId", a."companyId", 'emergency', 'busrequest', r.id, r.id, null::uuid, '{}'::jsonb, a."createdAt", null::timestamptz
   from request_alert a join bus_request r on r.id = a."requestId"
   where r.category = 'emergency' and r."endedAt" is null and a."companyId" is not null`,
  `${columns} select gen_random_uuid(), r."receiverCompanyId", r."receiverCompanyId", 'request', 'busrequest', r.id, r.id, null, '{}', r."approvedAt", null
   from bus_request r where r.mode = 'individual' and r."approvedAt" is not null and r."endedAt" is null and r."receiverCompanyId" is not null`,
  `${columns} select gen_random_uuid(), q."companyId", q."companyId", 'request', 'busrequest', r.id, r.id, null, '{}', r."approvedAt", null
   from request_reader q join bus_request r on r.id = q."requestId" where r.mode = 'circle' and r."endedAt" is null`,
];

/** Items of companies that have people. Returns how many. */
export async function seedInbox(tx: Transaction) {
  for (const part of parts) await tx.$executeRawUnsafe(part);
  await tx.$executeRawUnsafe(`delete from inbox_item i where "companyId" is not null
    and not exists (select 1 from user_account u where u."companyId" = i."companyId")`);
  return tx.inboxItem.count();
}
