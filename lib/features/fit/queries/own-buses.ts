import { queryOnce } from "@/lib/db/pool";
import type { VehicleType } from "@/lib/features/busrequest/rules/kinds";
import { busySql, takesBus } from "@/lib/features/externalcalendar/queries/busy";
import type { Place } from "@/lib/features/place/schema";
import { leastGapHours, ownBusRadius } from "../rules";
import type { FitBusSide } from "./trip";

interface Row {
  id: string;
  licenceplate: string;
  country: string;
  name: string | null;
  design: VehicleType;
  capacity: number;
  wheelchairPlaces: number;
  seatsPerWheelchair: number;
  company: { id: string; name: string; slug: string };
  address: { city?: string; country?: string; countryISO3166Code?: string };
  longitude: number;
  latitude: number;
  start: number;
  end: number;
}

/** A bus without a booking before or behind is free so many days either way. */
const openDays = 30;
/** Whole, as all moments of the wire are: what begins now has microseconds in the database. */
const ms = (value: string) => `floor(extract(epoch from ${value}) * 1000)::float8`;

const busSql = `v.id, v.licenceplate, v.country, v.name, v.design, v.capacity, v."wheelchairPlaces", v."seatsPerWheelchair",
    json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) as company, c.address, c.longitude, c.latitude`;

/** The last end before and the first start behind a moment of what takes a bus: bookings and external calendars. */
const takenSql = `(select b.start, b."end" from booking b where b."busId" = v.id and b.state = 'booked'
  union all select f.start, f."end" from external_busy f where f."companyId" = v."companyId" and ${takesBus("v.id")})`;

/** $1 company, $2 moment in ms, $3 one bus (null: all). From the entry before to the one behind; a post holds it, too. */
const freeSql = `select ${busSql},
    ${ms(`greatest(now(), t.at - interval '${openDays} days', (select max(b."end") from ${takenSql} b
      where b."end" <= t.at))`)} as start,
    ${ms(`least(t.at + interval '${openDays} days', (select min(b.start) from ${takenSql} b
      where b.start >= t.at))`)} as "end"
  from bus v join company c on c.id = v."companyId" cross join (select to_timestamp($2::float8 / 1000) as at) t
  where v."companyId" = $1::uuid and v.active and c.longitude is not null and ($3::uuid is null or v.id = $3::uuid)
    and not exists (select from booking b where b."busId" = v.id and b.state = 'booked' and b.start < t.at and b."end" > t.at)
    and not ${busySql('v."companyId"', "v.id", "t.at", "t.at")}
    and not exists (select from bus_request p where p."busId" = v.id and p."endedAt" is null
      and p."startDate" <= t.at and p."endDate" > t.at)
  order by v.id limit 500`;

function toSide(row: Row): FitBusSide {
  const { id, licenceplate, country, name, design, company, address, longitude, latitude } = row;
  const startPlace: Place = {
    address: address.city ?? "",
    placeId: "company",
    address_fields: {
      street: "",
      number: "",
      postal_code: "",
      city: address.city ?? "",
      country: address.country ?? "",
      countryISO3166Code: address.countryISO3166Code ?? "",
    },
    location: { longitude, latitude },
  };
  return {
    id: null,
    number: null,
    category: "vacancy",
    company,
    bus: { id, licenceplate, country, name, design },
    startPlace,
    startLongitude: longitude,
    startLatitude: latitude,
    start: row.start,
    end: row.end,
    endPlace: null,
    endLongitude: null,
    endLatitude: null,
    wayKm: null,
    wayMinutes: null,
    waySource: null,
    stops: [],
    dueAt: null,
    passengers: row.capacity,
    radius: ownBusRadius,
    wheelchairPlaces: row.wheelchairPlaces,
    seatsPerWheelchair: row.seatsPerWheelchair,
  };
}

/** The company's buses that nothing holds at a moment (ms), at its base, as long as nothing holds them. */
export async function freeBuses(companyId: string, at: number, busId: string | null = null) {
  const rows = await queryOnce<Row>(freeSql, [companyId, at, busId]);
  return rows.filter(({ start, end }) => start < end).map(toSide);
}

/** Stretches of free time in one look, the next first: more than a fleet of a hundred buses has. */
const mostStretches = 1_000;

/** $1 company. All of a bus's time ahead but what holds it: bookings, and posts that name it. */
const stretchesSql = `with held as (
    select b."busId" as bus, tstzrange(b.start, b."end") as hours from booking b
      where b."companyId" = $1::uuid and b."busId" is not null and b.state = 'booked' and b."end" > now()
    union all
    select r."busId", tstzrange(r."startDate", r."endDate") from bus_request r
      where r."authorCompanyId" = $1::uuid and r."busId" is not null and r."endedAt" is null and r."endDate" > now()
  ), taken as (select bus, range_agg(hours) as hours from held group by bus)
  select ${busSql}, ${ms("lower(f.hours)")} as start, ${ms("upper(f.hours)")} as "end"
  from bus v join company c on c.id = v."companyId" and c.longitude is not null left join taken t on t.bus = v.id
    cross join lateral unnest(tstzmultirange(tstzrange(now(), now() + interval '2 years')) - coalesce(t.hours, '{}')) f(hours)
  where v."companyId" = $1::uuid and v.active and upper(f.hours) - lower(f.hours) >= interval '2 hours'
  order by lower(f.hours), v.id limit ${mostStretches}`;

/** The company's buses at its base, once for each stretch of time ahead in which nothing holds them. */
export const freeStretches = async (companyId: string) => (await queryOnce<Row>(stretchesSql, [companyId])).map(toSide);

/** Gaps in one look: more than anybody reads. */
const mostGaps = 500;
/** A gap ends at an entry that stands so many days beyond what is looked at, at most. */
const reach = "interval '7 days'";

/**
 * It begins at whatever stood before in the last months: with the week that is looked at as its measure, a gap of three
 * weeks would stand in its first one alone, and one that has begun in this week and no other.
 */
const begun = `least(s."from", now()) - interval '90 days'`;

/** A gap that has begun is told from the next whole minute on, so that its fits can be asked for with its moments. */
const nextMinute = "date_trunc('minute', now()) + interval '1 minute'";

/**
 * $1 company, $2 from, $3 to in ms, $4 hours. What holds a bus in service is put together first, so that entries that lie
 * over each other leave no gap between them.
 */
const gapsSql = `with span as (select to_timestamp($2::float8 / 1000) as "from", to_timestamp($3::float8 / 1000) as until),
  held as (
    select b."busId" as bus, tstzrange(b.start, b."end") as hours from span s, booking b
      where b."companyId" = $1::uuid and b."busId" is not null and b.state = 'booked'
        and b.start < s.until + ${reach} and b."end" > ${begun}
    union all
    select r."busId", tstzrange(r."startDate", r."endDate") from span s, bus_request r
      where r."authorCompanyId" = $1::uuid and r."busId" is not null and r."endedAt" is null
        and r."startDate" < s.until + ${reach} and r."endDate" > ${begun}
    union all
    select v.id, tstzrange(f.start, f."end") from span s, external_busy f join bus v on v."companyId" = f."companyId" and ${takesBus("v.id")}
      where f."companyId" = $1::uuid and f.start < s.until + ${reach} and f."end" > ${begun}
  ), run as (select bus, unnest(range_agg(hours)) as hours from held group by bus),
  gap as (select bus, upper(hours) as start, lead(lower(hours)) over (partition by bus order by hours) as "end" from run)
  select ${busSql}, ${ms(`greatest(g.start, ${nextMinute})`)} as start, ${ms('g."end"')} as "end"
  from span s, gap g join bus v on v.id = g.bus and v."companyId" = $1::uuid and v.active
    join company c on c.id = v."companyId" and c.longitude is not null
  where g."end" > s."from" and g.start < s.until and g."end" - greatest(g.start, ${nextMinute}) >= interval '1 hour' * $4::float8
  order by g.start, v.id limit ${mostGaps}`;

/** Where the company's buses stand free between two entries of a stretch of time (ms), from now on and for so long. */
export async function gapsOf(companyId: string, { from, to }: { from: number; to: number }) {
  return (await queryOnce<Row>(gapsSql, [companyId, from, to, leastGapHours])).map(toSide);
}
