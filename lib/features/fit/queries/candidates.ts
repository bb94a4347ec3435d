import { Values } from "@/lib/db/filter-sql";
import { queryOnce } from "@/lib/db/pool";
import { notOver, positionSql, publicReach } from "@/lib/features/busrequest/queries/where";
import { corridorLimits } from "@/lib/corridor/limits";
import { chordOf } from "@/lib/geo/earth";
import { fastest, type RoadPoint } from "@/lib/geo/road/profile";
import { type FitLook, mostHours, mostLooked, nearlyHours, nearlyKm, usualRadius } from "../rules";
import { type FitTrip, joinsSql, tripSql } from "./trip";

/** Rows that are measured by road at most: those nearest by the lower bound. */
const mostMeasured = 400;
/**
 * A way is never shorter than so many of its km as the crow flies (the network's edges are tenths of a km), less what the
 * cells of both its ends make of it.
 */
const crowShare = 0.98;
const cellKm = 4;
/** km/h: nobody takes longer, with ferries and slow roads; breaks and waits in minutes. */
const [slowest, waits] = [30, 240];
/** Hours that an empty ride drives at most. */
const longestRide = 96;

/** `company`: one company's own rows alone; `except`: the author's own, who asks nobody that it is itself. */
export type Whose = { company?: string | null; except?: string | null };

/** `nearly`: what just fails is wanted, too, so that neither seats nor the share of the detour leave anything out. */
export type Reach = FitLook & { nearly?: true };

/** A look that finds what just fails, too. */
export const wider = ({ hours, km }: FitLook): Reach => {
  return { hours: hours + nearlyHours, km: km + nearlyKm, nearly: true };
};

/** km that a bus may drive more for a group's way of so many km. */
const detourFor = (km: number, look: Reach) =>
  look.nearly ? look.km : Math.min(look.km, corridorLimits.maxDetourRatio * km);

function whoseSql(values: Values, { company, except }: Whose) {
  const own = company ? [`r."authorCompanyId" = ${values.add(company)}::uuid`] : [];
  return except ? [...own, `r."authorCompanyId" is distinct from ${values.add(except)}::uuid`] : own;
}

const pointSql = (values: Values, { lon, lat }: RoadPoint) => positionSql(values, { longitude: lon, latitude: lat });

/** SQL: km that a way from or to a column has at least. */
const leastKm = (column: string, point: string) => `cube_distance(${column}, ${point}) * ${crowShare / 1000}`;
const moment = (values: Values, minutes: number) => `to_timestamp(${values.add(minutes * 60)}::float8)`;
const hoursSql = (hours: string) => `interval '1 hour' * (${hours})`;

/** What `found` (id, nearest first) names, with all that is needed to measure it. */
async function rowsOf(values: Values, found: string) {
  const sql = `with found as materialized (${found})
    select ${tripSql} from found f join bus_request r on r.id = f.id ${joinsSql}`;
  return queryOnce<FitTrip>(sql, values.list);
}

/** A group's trip from `from` to `to`: km of its way, wished pick-up in minutes since 1970. */
interface WayAlong {
  from: RoadPoint;
  to: RoadPoint;
  km: number;
  pickup: number;
  /** At least so many. */
  seats: number;
}

/**
 * Active empty rides that the group could ride on: by departure in the index, then by a lower bound of the detour. One
 * whose own way nobody has measured yet is never left out for it.
 */
export function rideCandidates({ from, to, km, pickup, seats }: WayAlong, look: Reach, whose: Whose) {
  const values = new Values();
  const [start, end] = [pointSql(values, from), pointSql(values, to)];
  const toGroup = leastKm('r."startPos"', start);
  const onward = leastKm('r."endPos"', end);
  const slack = `${values.add(detourFor(km, look) + cellKm - km)}::float8`;
  // So far it drives to the group at most.
  const farthest = `r."wayKm" + ${slack} - ${onward}`;
  const latest = moment(values, pickup + look.hours * 60);
  const earliest = moment(values, pickup - look.hours * 60);
  const where = [
    ...[publicReach, notOver, `r.category = 'emptyride'`],
    `r."startDate" between ${earliest} - ${hoursSql(String(longestRide))} and ${latest}`,
    `r."startDate" <= ${latest} - ${hoursSql(`${toGroup} / ${fastest}`)}`,
    `(r."wayKm" is null or (${toGroup} <= ${farthest}
      and r."startDate" >= ${earliest} - ${hoursSql(`(${farthest}) / ${slowest} + ${waits / 60}`)}))`,
    ...(look.nearly ? [] : [`coalesce(r.passengers, 0) >= ${values.add(seats)}::int`]),
    ...whoseSql(values, whose),
  ];
  return rowsOf(
    values,
    `select r.id from bus_request r where ${where.join(" and ")}
      order by coalesce(${toGroup} + ${onward} - r."wayKm", 0), r.id limit ${mostMeasured}`,
  );
}

interface RideAlong extends Omit<WayAlong, "pickup"> {
  /** Minutes since 1970. */
  departure: number;
}

/** The other way round: groups that ride one way and could ride along on this empty ride; `seats` it has at most. */
export function groupsOnWay({ from, to, km, departure, seats }: RideAlong, look: Reach, whose: Whose) {
  const values = new Values();
  const [start, end] = [pointSql(values, from), pointSql(values, to)];
  const [toGroup, onward] = [leastKm('r."startPos"', start), leastKm('r."endPos"', end)];
  const others = `${toGroup} + ${onward}`;
  const most = `${values.add(km + look.km + cellKm)}::float8`;
  // A value that the statement does not name has no type: it is added where it stands.
  const share = () =>
    `${values.add(km + cellKm)}::float8 + coalesce(r."wayKm", 'infinity') * ${corridorLimits.maxDetourRatio}`;
  const longest = look.hours * 60 + ((km + look.km) / slowest) * 60 + waits;
  const latest = moment(values, departure + look.hours * 60 + waits);
  const where = [
    ...[publicReach, notOver, `r.category in ('grouprequest', 'emergency')`, `r."transferType" = 'transferoneway'`],
    `r."startDate" between ${moment(values, departure - look.hours * 60)} and ${moment(values, departure + longest)}`,
    `${others} + coalesce(r."wayKm", 0) <= ${most}`,
    `r."startDate" >= ${moment(values, departure - look.hours * 60)} + ${hoursSql(`${toGroup} / ${fastest}`)}`,
    `r."startDate" <= ${latest} + ${hoursSql(`(${most} - coalesce(r."wayKm", 0) - ${onward}) / ${slowest}`)}`,
    ...(look.nearly
      ? []
      : [
          `${others} + coalesce(r."wayKm", 0) <= ${share()}`,
          `coalesce(r.passengers, 1) <= ${values.add(seats)}::int * greatest(1, r.quantity)`,
        ]),
    ...whoseSql(values, whose),
  ];
  return rowsOf(
    values,
    `select r.id from bus_request r where ${where.join(" and ")}
      order by ${others} + coalesce(r."wayKm", 0), r.id limit ${mostMeasured}`,
  );
}

/** SQL: free buses as the index `bus_request_fit_vacancy` has them: as far as each comes, as long as it is free. */
export const freeBusBox = `fit_box(r."startPos", coalesce(r.radius, ${usualRadius})::double precision, r."startDate", r."endDate")`;

/** SQL: what lies within `chord` metres of a point from one moment until another, to set beside `fit_box`. */
export const boxSql = (point: string, from: string, until: string, chord: string) =>
  `cube(cube_enlarge(${point}, ${chord}::float8, 3), extract(epoch from ${from})::float8, extract(epoch from ${until})::float8)`;

/** Free buses that stand around the group's start at its time. */
export function freeBusCandidates({ from, pickup }: Pick<WayAlong, "from" | "pickup">, look: Reach, whose: Whose) {
  const values = new Values();
  const here = pointSql(values, from);
  const [first, last] = [moment(values, pickup - look.hours * 60), moment(values, pickup + look.hours * 60)];
  const where = [
    ...[publicReach, notOver, `r.category = 'vacancy'`],
    `${freeBusBox} && ${boxSql(here, first, last, "0")}`,
    ...whoseSql(values, whose),
  ];
  return rowsOf(
    values,
    `select r.id from bus_request r where ${where.join(" and ")}
      order by cube_distance(r."startPos", ${here}), r.id limit ${mostMeasured}`,
  );
}

/** A bus that stands free at a place; minutes since 1970. */
interface FreeAt {
  place: RoadPoint;
  from: number;
  until: number;
  radiusKm: number;
}

/** Groups that start around a free bus while it is free, the nearest first. */
export function groupsAround({ place, from, until, radiusKm }: FreeAt, look: FitLook, whose: Whose) {
  const values = new Values();
  const here = pointSql(values, place);
  const chord = values.add(chordOf(radiusKm + 1));
  const [first, last] = [moment(values, from - look.hours * 60), moment(values, until + look.hours * 60)];
  const where = [
    ...[publicReach, notOver, `r.category in ('grouprequest', 'emergency')`],
    `fit_box(r."startPos", 0, r."startDate", r."startDate") && ${boxSql(here, first, last, chord)}`,
    ...whoseSql(values, whose),
  ];
  return rowsOf(
    values,
    `select r.id from bus_request r where ${where.join(" and ")}
      order by cube_distance(r."startPos", ${here}), r.id limit ${mostMeasured}`,
  );
}

/** How many groups there are around a bus in its time, before sliders, seats and detours leave any out; `mostLooked` and one where there are more. */
export async function countGroups({ place, from, until, radiusKm }: FreeAt, { except }: Whose) {
  const values = new Values();
  const here = pointSql(values, place);
  const chord = values.add(chordOf(radiusKm));
  const where = [
    ...[publicReach, notOver, `r.category in ('grouprequest', 'emergency')`],
    `fit_box(r."startPos", 0, r."startDate", r."startDate")
      && ${boxSql(here, moment(values, from - mostHours * 60), moment(values, until + mostHours * 60), chord)}`,
    ...whoseSql(values, { except }),
  ];
  const sql = `select count(*)::int as count from (select from bus_request r where ${where.join(" and ")}
    limit ${mostLooked + 1}) part`;
  const [row] = await queryOnce<{ count: number }>(sql, values.list);
  return row?.count ?? 0;
}
