import { readTitle } from "@/lib/features/busrequest/rules/trip-title";
import { routeName } from "@/lib/i18n/place-names";
import type { Place } from "@/lib/features/place/schema";
import type { Language } from "@/lib/i18n/routing";
import { orderedRouteSql, orderedStateSql } from "./ordered";

/** SQL of a moment in milliseconds. */
export const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`;

/** SQL of what a request's title is made of. */
export const routeSql = `'from', r."startPlace", 'to', r."endPlace"`;

/** A request as it is read: by its route, which its reader's language names. */
export type Unnamed<Entry extends { title: string }> = Omit<Entry, "title"> & {
  title?: string;
  from?: Place;
  to?: Place | null;
};

type Titled = Unnamed<{ title: string; reference: string | null }>;

/** A request is called by its route, a booking as its company calls it. */
export function titleOf({ title, from, to, reference }: Titled, language: Language) {
  if (title === undefined) return from ? routeName(from, to, language) : "";
  return readTitle(title, from && reference ? { reference, from, to: to ?? null } : null, language);
}

/** SQL that builds a calendar entry from a `bus_request r` with the trip `t` that it has become, if it has. */
export const requestEntrySql = (received: boolean) => `json_build_object('id', r.id, 'kind', r.category,
  'category', r.category, ${orderedRouteSql}, 'start', ${ms('coalesce(t.start, r."startDate")')},
  'end', ${ms('coalesce(t.over, r."endDate")')}, 'state', ${orderedStateSql},
  'bus', (select json_build_object('id', v.id, 'licenceplate', v.licenceplate) from bus v where v.id = r."busId"),
  'request', r.id, 'reference', 'CB-' || r.number, 'passengers', coalesce(t.passengers, r.passengers),
  'quantity', coalesce(t.quantity, r.quantity), 'note', '', 'received', ${received}, 'agreed', coalesce(t.state <> 'cancelled', false),
  'tripId', t.id, 'returnable', false, 'mayMove', ${received ? "false" : 'r."endedAt" is null'}, 'version', r.version)`;

/** SQL that builds one from an `external_busy f` of an `external_calendar c`, and its bus `v`. */
export const externalEntrySql = `json_build_object('id', f.id, 'kind', 'external', 'category', null, 'title', f.title,
  'start', ${ms("f.start")}, 'end', ${ms('f."end"')}, 'state', 'busy',
  'bus', case when v.id is null then null else json_build_object('id', v.id, 'licenceplate', v.licenceplate) end,
  'request', null, 'reference', null, 'passengers', null, 'quantity', null, 'note', c.name, 'received', false,
  'agreed', false, 'tripId', null, 'returnable', false, 'mayMove', false, 'version', c.version)`;

/** SQL: a customer has accepted it; further buses of a trip hang on its first one. */
const isAgreedSql = `b."offerId" is not null or b."mainId" is not null`;

/** SQL that builds one from a `booking b`, its bus `v` and its request `r`, either of which may be missing. */
export const bookingEntrySql = `json_build_object('id', b.id, 'kind', 'booking', 'category', r.category, 'title', b.title, ${routeSql},
  'start', ${ms("b.start")}, 'end', ${ms('b."end"')}, 'state', b.state,
  'bus', case when v.id is null then null else json_build_object('id', v.id, 'licenceplate', v.licenceplate) end,
  'request', r.id, 'reference', 'CB-' || r.number, 'passengers', r.passengers, 'quantity', r.quantity, 'note', b.note, 'received', false,
  'agreed', ${isAgreedSql}, 'tripId', (select t.id from trip t where t."bookingId" = coalesce(b."mainId", b.id)),
  'returnable', (b."offerId" is not null or b."mainId" is not null) and b.state = 'booked' and r."transferType" = 'transferoneway'
    and r."endPlace" is not null,
  'mayMove', b.state = 'booked' and not (${isAgreedSql}), 'version', b.version)`;
