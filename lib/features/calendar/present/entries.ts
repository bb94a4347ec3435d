const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`;

const cityOf = (place: string) => `coalesce(nullif(${place}->'address_fields'->>'city', ''), ${place}->>'address')`;

/** "Regensburg → Prag"; the start alone where there is no other end. */
export const routeSql = `case when r."endPlace" is null or ${cityOf('r."endPlace"')} = ${cityOf('r."startPlace"')}
  then ${cityOf('r."startPlace"')} else ${cityOf('r."startPlace"')} || ' → ' || ${cityOf('r."endPlace"')} end`;

/** SQL that builds a calendar entry from a `bus_request r`; `received` and `mayMove` are conditions. */
export const requestEntrySql = (received: boolean) => `json_build_object('id', r.id, 'kind', r.category,
  'category', r.category, 'title', ${routeSql}, 'start', ${ms('r."startDate"')}, 'end', ${ms('r."endDate"')},
  'state', case when r."endedAt" is null then r.state::text else coalesce(r."endReason"::text, 'past') end,
  'bus', (select json_build_object('id', v.id, 'licenceplate', v.licenceplate) from bus v where v.id = r."busId"),
  'request', r.id, 'reference', 'CB-' || r.number, 'passengers', r.passengers, 'note', '',
  'received', ${received}, 'agreed', false, 'returnable', false,
  'mayMove', ${received ? "false" : 'r."endedAt" is null'}, 'version', r.version)`;

/** SQL that builds one from a `booking b`, its bus `v` and its request `r`, either of which may be missing. */
export const bookingEntrySql = `json_build_object('id', b.id, 'kind', 'booking', 'category', r.category, 'title', b.title,
  'start', ${ms("b.start")}, 'end', ${ms('b."end"')}, 'state', b.state,
  'bus', case when v.id is null then null else json_build_object('id', v.id, 'licenceplate', v.licenceplate) end,
  'request', r.id, 'reference', 'CB-' || r.number, 'passengers', r.passengers, 'note', b.note, 'received', false,
  'agreed', b."offerId" is not null,
  'returnable', b."offerId" is not null and b.state = 'booked' and r."transferType" = 'transferoneway'
    and r."endPlace" is not null,
  'mayMove', b.state = 'booked' and b."offerId" is null, 'version', b.version)`;
