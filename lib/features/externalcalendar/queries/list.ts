import type { Admin, BusPartner } from "@/lib/access/viewer";
import { queryOnce } from "@/lib/db/pool";
import { notFound } from "@/lib/errors";
import { calendarCompany } from "@/lib/features/calendar/queries/reach";
import { type CalendarRow, calendarSql, toCalendar } from "../present";

const sql = `select ${calendarSql("$2::timestamptz")} from external_calendar c left join bus v on v.id = c."busId"
  where c."companyId" = $1::uuid and ($3::uuid is null or c.id = $3::uuid) order by lower(c.name), c.id`;

const read = (companyId: string, now: Date, id: string | null) =>
  queryOnce<CalendarRow>(sql, [companyId, now, id]).then((rows) => rows.map(toCalendar));

/** Throws NotFound for a foreign company. */
export async function listExternal(viewer: BusPartner | Admin, companyId: string, now = new Date()) {
  const rows = await read(await calendarCompany(viewer, companyId), now, null);
  return { rows, total: rows.length };
}

/** One of a company that the viewer was shown to reach. Throws NotFound. */
export async function externalOf(companyId: string, id: string, now = new Date()) {
  const [row] = await read(companyId, now, id);
  if (!row) throw notFound();
  return row;
}
