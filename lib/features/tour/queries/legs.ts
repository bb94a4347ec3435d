import type { TaskLeg } from "@/lib/chains/task";
import { Values } from "@/lib/db/filter-sql";
import { queryOnce } from "@/lib/db/pool";
import { circleReach, notOver, positionSql, publicReach } from "@/lib/features/busrequest/queries/where";
import { endOf, type FitTrip, joinsSql, startOf, tripSql } from "@/lib/features/fit/queries/trip";
import { isChosen } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";
import { mostCandidates } from "../rules";
import { cellOf } from "@/lib/geo/road/port";
import type { Desk, Spot } from "./buses";

/** A group's trip that a chain can hold. */
export type CandidateTrip = FitTrip & { endPlace: Place };

const minutes = (values: Values, count: number) => `interval '1 minute' * ${values.add(count)}::int`;
const moment = (values: Values, ms: number) => `to_timestamp(${values.add(ms / 1000)}::float8)`;

/** One bus drives all of it, from a known place to a known place; a round trip's programme nobody knows. */
const driveable = `r.category = 'grouprequest' and r."transferType" <> 'transfertour' and r.quantity = 1
  and r."endPos" is not null`;

interface Asked {
  from: number;
  to: number;
  flex: number;
  near: Spot;
}

/**
 * Open trips that leave in the window, the nearest to where the bus begins first where there are too many: those for everybody,
 * those sent to this company alone, and those that its circle reads first. Without its own and what it has hidden. `only` these; approved `since`.
 */
export function candidateTrips(
  viewer: Desk,
  { from, to, flex, near }: Asked,
  { only, since }: { only?: readonly string[]; since?: Date } = {},
) {
  const values = new Values();
  const company = `${values.add(viewer.company.id)}::uuid`;
  const here = positionSql(values, { longitude: near.point.lon, latitude: near.point.lat });
  const slack = minutes(values, flex);
  const where = [
    notOver,
    driveable,
    `r."startDate" + ${slack} > greatest(now(), ${moment(values, from)})`,
    `r."startDate" - ${slack} < ${moment(values, to)}`,
    `((${publicReach}) or (${circleReach(company)} and r.state = 'active' and r."endedAt" is null)
      or (r."receiverCompanyId" = ${company} and r."approvedAt" is not null and r.state = 'active'
      and r."endedAt" is null))`,
    `r."authorCompanyId" is distinct from ${company}`,
    `not exists (select from request_mark m where m."requestId" = r.id and m."companyId" = ${company} and m.hidden)`,
    ...(since ? [`r."approvedAt" > ${values.add(since)}::timestamptz`] : []),
    ...(only ? [`r.id = any(${values.add(only)}::uuid[])`] : []),
  ];
  return queryOnce<CandidateTrip>(
    `select ${tripSql} from bus_request r ${joinsSql} where ${where.join(" and ")}
      order by cube_distance(r."startPos", ${here}), r.id limit ${mostCandidates}`,
    values.list,
  );
}

/** The trips of a draft, whatever has become of them. */
export function tripsOf(ids: readonly string[]) {
  return queryOnce<CandidateTrip>(
    `select ${tripSql} from bus_request r ${joinsSql} where r.id = any($1::uuid[]) and r."endPos" is not null`,
    [ids],
  );
}

const pointOf = ({ location, address_fields }: Place) => ({
  lat: location.latitude,
  lon: location.longitude,
  country: address_fields.countryISO3166Code,
});

/** A trip on a task's clock. */
export function taskLeg(
  trip: CandidateTrip,
  { epoch, flex, now }: { epoch: number; flex: number; now: number },
): TaskLeg[] {
  const end = endOf(trip);
  if (!end) return [];
  const wished = (trip.start - epoch) / 60_000;
  const begun = (now - epoch) / 60_000;
  const stops = trip.stops.filter(isChosen).map(pointOf);
  // In the road port's cells: the same km as on the trip's ticket.
  const points = [startOf(trip), ...stops, end].map(cellOf);
  const returns = trip.transferType === "transfertwoway";
  const stayMinutes = returns ? Math.max(0, (trip.end - trip.start) / 60_000) : null;
  const earliestStart = Math.max(wished - flex, begun);
  if (earliestStart > wished + flex) return [];
  return [
    {
      id: trip.id,
      points,
      wished,
      earliestStart,
      latestStart: wished + flex,
      stayMinutes,
      passengers: trip.passengers ?? 1,
      wheelchairs: trip.wheelchairs,
    },
  ];
}
