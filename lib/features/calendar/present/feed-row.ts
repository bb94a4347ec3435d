import { routeSql } from "./entries";

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`;

/** A private author's front door is told with the booking that an accepted offer makes, not with the request. */
const townOnly = (received: boolean) => (received ? `r."companyType" = 'private'` : "false");

const shared = (received: boolean) => `'category', r.category, 'reference', 'CB-' || r.number,
  'passengers', r.passengers, 'departs', r."startPlace", 'townOnly', ${townOnly(received)}, 'request', r.id`;

/** A request changes by its version; the moments of its milestones are all that is known of when. */
const request = (
  received: boolean,
) => `json_build_object('id', r.id, 'booking', false, ${routeSql}, ${shared(received)},
  'start', ${ms('r."startDate"')}, 'end', ${ms('r."endDate"')}, 'received', ${received}, 'note', '', 'plate', null,
  'state', case when r."endedAt" is null then r.state::text else coalesce(r."endReason"::text, 'past') end,
  'sequence', r.version - 1, 'stamp', ${ms('greatest(r."createdAt", r."approvedAt", r."endedAt")')})`;

/** SQL of a feed's rows, from `bus_request r` or `booking b` with its bus `v`. No contact data of anybody. */
export const feedRowSql = {
  own: request(false),
  received: request(true),
  booking: `json_build_object('id', b.id, 'booking', true, 'title', b.title, ${routeSql}, ${shared(false)}, 'start', ${ms("b.start")},
    'end', ${ms('b."end"')}, 'received', false, 'note', b.note, 'plate', v.licenceplate, 'state', b.state,
    'sequence', b.sequence, 'stamp', ${ms('b."updatedAt"')})`,
};
