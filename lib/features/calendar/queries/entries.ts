import type { Admin, BusPartner, Viewer } from "@/lib/access/viewer";
import { query } from "@/lib/db/pool";
import { validationFailed } from "@/lib/errors";
import { bookingEntrySql, externalEntrySql, requestEntrySql, titleOf, type Unnamed } from "../present/entries";
import { orderedSql, orderedStandsSql, orderedTripSql } from "../present/ordered";
import { goneStates, longest, spanErrors } from "../rules";
import type { CalendarEntry } from "../schema";
import { calendarCompany } from "./reach";

export type Span = { from: number; to: number };

/** Nothing lasts longer than two years: so far back, and not to the beginning, the index is read. */
const within = (start: string, end: string) => `${start} < to_timestamp($3::float8 / 1000)
  and ${start} > to_timestamp($2::float8 / 1000) - interval '${longest / 1000 + 3600} seconds'
  and ${end} >= to_timestamp($2::float8 / 1000)`;

const gone = goneStates.map((state) => `'${state}'`).join(", ");
const held = `($4::boolean or r."endedAt" is null or coalesce(r."endReason"::text, 'past') not in (${gone}))`;
/** What was not (or is no longer) agreed with anybody stands where it was asked for, a trip where it was agreed. */
const requests = (received: boolean, own: string) => {
  const entry = requestEntrySql(received);
  const open = `select r."startDate" as start, r.id, ${entry} as entry from bus_request r left join ${orderedTripSql} on true
    where ${own} and t.id is null and ${within('r."startDate"', 'r."endDate"')} and ${held}`;
  // Who drives the trip has its booking, with the bus.
  if (received) return open;
  return `${open}
  union all
  select t.start, r.id, ${entry} as entry from bus_request r join ${orderedSql}
    where ${own} and ${within("t.start", "t.over")} and ($4::boolean or ${orderedStandsSql})`;
};

const sql = `select coalesce(json_agg(e.entry order by e.start, e.id), '[]') as rows from (
  ${requests(false, 'r."authorCompanyId" = $1::uuid')}
  union all
  ${requests(true, 'r."receiverCompanyId" = $1::uuid and r."approvedAt" is not null and r."authorCompanyId" is distinct from $1::uuid')}
  union all
  select b.start, b.id, ${bookingEntrySql} as entry from booking b
    left join bus v on v.id = b."busId" left join bus_request r on r.id = b."requestId"
    where b."companyId" = $1::uuid and ${within("b.start", 'b."end"')} and ($4::boolean or b.state = 'booked')
  union all
  select f.start, f.id, ${externalEntrySql} as entry from external_busy f
    join external_calendar c on c.id = f."calendarId" left join bus v on v.id = f."busId"
    where f."companyId" = $1::uuid and ${within("f.start", 'f."end"')}
) e`;

async function read({ language }: Viewer, company: string, { from, to }: Span, all: boolean) {
  const values = [company, from, to, all];
  const [found] = await query<{ rows: Unnamed<CalendarEntry>[] }>("calendar.entries", sql, values);
  const rows = (found?.rows ?? []).map((row): CalendarEntry => {
    const { from: _from, to: _to, ...entry } = row;
    return { ...entry, title: titleOf(row, language) };
  });
  return { rows, total: rows.length };
}

/**
 * A company's requests (posted and received), bookings and times of its external calendars that touch a stretch of time, by their start. Throws NotFound
 * for a foreign company, ValidationFailed for a stretch above 400 days.
 */
export async function listCalendar(viewer: BusPartner | Admin, companyId: string, span: Span) {
  const errors = spanErrors(span);
  if (errors.length > 0) throw validationFailed(errors);
  return read(viewer, await calendarCompany(viewer, companyId), span, true);
}

/** What a page shows of it: without what takes place no more. */
export async function calendarEntries(viewer: BusPartner | Admin, companyId: string, span: Span) {
  return (await read(viewer, await calendarCompany(viewer, companyId), span, false)).rows;
}
