/** `over`: when it is over, of one there and back with the way home (`overAt` in lib/features/trip/rules). */
const tripSql = `select o.id, o.number, o."requestId", o.state, o.start, o."end", o."startPlace", o."endPlace",
    o.passengers, o.quantity, o."createdAt", o."cancelledAt",
    case when o."transferType" = 'transfertwoway' then greatest(o."end", held."end") else o."end" end as over
  from trip o left join booking held on held.id = o."bookingId"`;

/** SQL that joins to a `bus_request r` the trip `t` that it has become: a request that is open again has none. */
export const orderedTripSql = `lateral (${tripSql}
  where o."requestId" = r.id and r."endReason" = 'filled' order by o.number desc limit 1) t`;

/** The same for those that have become one, so that the days asked for are looked at before each request is. */
export const orderedSql = `(${tripSql}) t on t."requestId" = r.id and r."endReason" = 'filled'
  and not exists (select from trip later where later."requestId" = r.id and later.number > t.number)`;

/** SQL of what its title is made of, as agreed now. */
export const orderedRouteSql = `'from', coalesce(t."startPlace", r."startPlace"),
  'to', case when t.id is null then r."endPlace" else t."endPlace" end`;

export const orderedStateSql = `case when t.id is not null then case t.state when 'cancelled' then 'cancelled' else 'booked' end
  when r."endedAt" is null then r.state::text else coalesce(r."endReason"::text, 'past') end`;

/** SQL: whether it still takes place. */
export const orderedStandsSql = `t.state <> 'cancelled'`;
