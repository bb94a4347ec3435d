import type { Admin, BusPartner } from "@/lib/access/viewer";
import { query } from "@/lib/db/pool";
import { validationFailed } from "@/lib/errors";
import { raw } from "@/lib/http/envelope";
import { bookingEntrySql, requestEntrySql } from "../present/entries";
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
const requests = (
  received: boolean,
  own: string,
) => `select r."startDate" as start, r.id, ${requestEntrySql(received)} as entry
  from bus_request r where ${own} and ${within('r."startDate"', 'r."endDate"')} and ${held}`;

const sql = `select coalesce(json_agg(e.entry order by e.start, e.id), '[]')::text as json, count(*)::int as total from (
  ${requests(false, 'r."authorCompanyId" = $1::uuid')}
  union all
  ${requests(true, 'r."receiverCompanyId" = $1::uuid and r."approvedAt" is not null and r."authorCompanyId" is distinct from $1::uuid')}
  union all
  select b.start, b.id, ${bookingEntrySql} as entry from booking b
    left join bus v on v.id = b."busId" left join bus_request r on r.id = b."requestId"
    where b."companyId" = $1::uuid and ${within("b.start", 'b."end"')} and ($4::boolean or b.state = 'booked')
) e`;

async function read(company: string, { from, to }: Span, all: boolean) {
  const [row] = await query<{ json: string; total: number }>("calendar.entries", sql, [company, from, to, all]);
  return row ?? { json: "[]", total: 0 };
}

/**
 * A company's requests (posted and received) and bookings that touch a stretch of time, by their start; JSON that
 * PostgreSQL built. Throws NotFound for a foreign company, ValidationFailed for a stretch above 400 days.
 */
export async function calendarRaw(viewer: BusPartner | Admin, companyId: string, span: Span) {
  const errors = spanErrors(span);
  if (errors.length > 0) throw validationFailed(errors);
  const { json, total } = await read(await calendarCompany(viewer, companyId), span, true);
  return raw(json, total);
}

/** What a page shows of it: without what takes place no more. */
export async function calendarEntries(viewer: BusPartner | Admin, companyId: string, span: Span) {
  const company = await calendarCompany(viewer, companyId);
  return JSON.parse((await read(company, span, false)).json) as CalendarEntry[];
}
