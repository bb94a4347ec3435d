import type { BusPartner } from "@/lib/access/viewer";
import { query } from "@/lib/db/pool";
import { notFound } from "@/lib/errors";
import { circleReach, notOver, publicReach } from "@/lib/features/busrequest/queries/where";
import type { MarkInput, MarkRecord } from "../schema";

// One statement: two of a company who mark at once lose nothing of each other.
const markSql = `insert into request_mark as m ("companyId", "requestId", hidden, note)
  select $1::uuid, r.id, coalesce($3::boolean, false), coalesce($4::text, '') from bus_request r
  where r.id = $2::uuid and r."authorCompanyId" is distinct from $1::uuid and ((${publicReach} and ${notOver}) or ${circleReach("$1::uuid")}
    or exists (select from request_mark e where e."companyId" = $1::uuid and e."requestId" = r.id))
  on conflict ("companyId", "requestId") do update set hidden = coalesce($3::boolean, m.hidden),
    note = coalesce($4::text, m.note), "updatedAt" = now()
  returning "requestId" as request, hidden, note`;

/** PUT /busrequest/{id}/mark: hides a request from the company's list, or notes something; what is left out stays. */
export async function markRequest(
  viewer: BusPartner,
  requestId: string,
  { hidden, note }: MarkInput,
): Promise<MarkRecord> {
  const values = [viewer.company.id, requestId, hidden ?? null, note ?? null];
  const [mark] = await query<MarkRecord>("filtersetting.mark", markSql, values);
  if (!mark) throw notFound();
  return mark;
}
