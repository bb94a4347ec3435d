import { ms, routeSql } from "./entries";
import { orderedRouteSql, orderedStateSql } from "./ordered";

/** A private author's front door is told with the booking that an accepted offer makes, not with the request. */
const townOnly = (received: boolean) => (received ? `r."companyType" = 'private'` : "false");

const shared = (received: boolean) => `'category', r.category, 'reference', 'CB-' || r.number,
  'townOnly', ${townOnly(received)}, 'request', r.id`;

/** What was agreed or called off later counts on from the versions that a calendar has been told. */
const tripVersions = `coalesce((select sum(one.version) from trip one where one."requestId" = r.id), 0)`;
const agreedAt = `(select max(c."answeredAt") from trip_change c where c."tripId" = t.id and c.state = 'accepted')`;
const moments = `greatest(r."createdAt", r."approvedAt", r."endedAt", t."createdAt", t."cancelledAt", ${agreedAt})`;

/** A request, or the trip `t` that it has become, changes by version; the moments of milestones are all that is known of when. */
const request = (
  received: boolean,
) => `json_build_object('id', r.id, 'booking', false, ${orderedRouteSql}, ${shared(received)}, 'trip', t.id,
  'passengers', coalesce(t.passengers, r.passengers), 'departs', coalesce(t."startPlace", r."startPlace"),
  'start', ${ms('coalesce(t.start, r."startDate")')}, 'end', ${ms('coalesce(t.over, r."endDate")')},
  'received', ${received}, 'note', '', 'plate', null, 'state', ${orderedStateSql},
  'sequence', r.version - 1 + ${tripVersions}, 'stamp', ${ms(moments)})`;

/** SQL of a feed's rows, from `bus_request r` with its trip `t`, or `booking b` with its bus `v`. No contact data of anybody. */
export const feedRowSql = {
  own: request(false),
  received: request(true),
  booking: `json_build_object('id', b.id, 'booking', true, 'title', b.title, ${routeSql}, ${shared(false)}, 'trip', null,
    'passengers', r.passengers, 'departs', r."startPlace", 'start', ${ms("b.start")},
    'end', ${ms('b."end"')}, 'received', false, 'note', b.note, 'plate', v.licenceplate, 'state', b.state,
    'sequence', b.sequence, 'stamp', ${ms('b."updatedAt"')})`,
};
