import { reachesCompany } from "@/lib/access/records";
import type { Viewer } from "@/lib/access/viewer";
import { query } from "@/lib/db/pool";
import { notFound } from "@/lib/errors";
import { marketTimeZone } from "@/lib/i18n/formats";

const zoneSql = `select c."timeZone" from company c where c.id = $1::uuid`;

/** By whose clock a company's calendar goes; who has no company goes by the market's. Throws NotFound for a foreign one. */
export async function calendarZone(viewer: Viewer, companyId: string | undefined) {
  if (!companyId) return marketTimeZone;
  const [company] = reachesCompany(viewer, companyId)
    ? await query<{ timeZone: string }>("calendar.zone", zoneSql, [companyId])
    : [];
  if (!company) throw notFound();
  return company.timeZone;
}
