import type { BusPartner } from "@/lib/access/viewer";
import { query } from "@/lib/db/pool";

// Asked with each page of the panel, so in one statement. A trip of a company's own request stands on both sides once.
const waitingSql = `select
  (select count(*) from offer o where o."companyId" = $1::uuid and o.state = 'open' and o."validUntil" > $2::timestamptz) as offers,
  (select count(*) from (
    select t.id from trip t where t."companyId" = $1::uuid and t.start > $2::timestamptz and t.state in ('agreed', 'changed', 'ready')
      and exists (select from trip_change c where c."tripId" = t.id and c.state = 'open' and c.by = 'author')
    union
    select t.id from trip t join bus_request r on r.id = t."requestId"
      where r."authorCompanyId" = $1::uuid and t.start > $2::timestamptz and t.state in ('agreed', 'changed', 'ready')
      and exists (select from trip_change c where c."tripId" = t.id and c.state = 'open' and c.by = 'company')
  ) w) as trips`;

/** The company's offers without an answer, and trips with a proposal that waits for its own answer. */
export async function countWaiting(viewer: BusPartner, now = new Date()) {
  const rows = await query<{ offers: number; trips: number }>("company.waiting", waitingSql, [viewer.company.id, now]);
  return rows[0] ?? { offers: 0, trips: 0 };
}
