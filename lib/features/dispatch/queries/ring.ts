import { prisma, type Transaction } from "@/lib/db/prisma";
import { onCallNear } from "@/lib/features/standby/queries/on-call";
import { away, isFree } from "./free";
import { isReachable } from "./reachable";
import { mostBuses } from "@/lib/features/busrequest/rules/seats";
import { chordOf, chordSql, kmOfChord } from "@/lib/geo/earth";

const ownFree = `v."companyId" = c.id and v.active and ${isFree("$3::timestamptz", "a.until")}`;

/**
 * One acceptance locks, so that whoever is asked has to take all people at once: in one bus, or in several free ones
 * together. Which of those takes the wheelchairs is settled in the yard, so that each place costs the most seats it may.
 */
const takesAll = `exists (select from bus v where ${ownFree}
    and v.capacity - a.wheelchairs * v."seatsPerWheelchair" >= a.seats and v."wheelchairPlaces" >= a.wheelchairs)
  or (select coalesce(sum(f.capacity) - a.wheelchairs * max(f."seatsPerWheelchair"), 0) >= a.seats
      and coalesce(sum(f."wheelchairPlaces"), 0) >= a.wheelchairs
    from (select v.capacity, v."wheelchairPlaces", v."seatsPerWheelchair" from bus v where ${ownFree}
      order by v.capacity desc limit ${mostBuses}) f)`;

/** Of a `filter_setting s`, where the company has one. */
const isWanted = `s."companyId" is null or ((s.kinds = '{}' or 'emergency' = any(s.kinds))
  and (s."vehicleTypes" = '{}' or a."vehicleTypes" = '{}' or s."vehicleTypes" && a."vehicleTypes")
  and (a.passengers is null or a.passengers between coalesce(s."passengersMin", 1) and coalesce(s."passengersMax", 500)))`;

/**
 * $1 the emergency, $2 chord of the radius, $3 now. Companies stand at their bases, which their filter settings name with
 * the radius they want to hear of; who has named none, at its seat. Both are found in their indexes. $4, $5: who is on
 * call around, and the chord to where it stands. $6: for so many people; null for those of the emergency.
 */
const ringSql = `with asked as materialized (
    select r."startPos" as pos, r."authorCompanyId" as author, r."vehicleTypes", r.passengers,
      coalesce($6::int, r.passengers, 1) as seats,
      case when $6::int is null then coalesce(n."wheelchairPlaces", 0) else 0 end as wheelchairs,
      greatest(r."endDate", $3::timestamptz + ${away}) as until
    from bus_request r left join request_needs n on n."requestId" = r.id where r.id = $1::uuid
  ), near as materialized (
    select b."companyId" as id, min(cube_distance(b.pos, a.pos)) as chord
    from asked a join filter_base b on b.reach && a.pos and b.position >= 0
      and cube_distance(b.pos, a.pos) <= least($2::float8, ${chordSql("b.radius")})
    group by b."companyId"
    union all
    select c.id, cube_distance(c.pos, a.pos)
    from asked a join company c on c.active and c.pos <@ cube_enlarge(a.pos, $2::float8, 3)
      and cube_distance(c.pos, a.pos) <= $2::float8
    where not exists (select from filter_base b where b."companyId" = c.id and b.position >= 0)
    union all
    select o.id, o.chord from unnest($4::uuid[], $5::float8[]) o(id, chord)
  ), nearest as (select id, min(chord) as chord from near group by id)
  select c.id, ${kmOfChord("m.chord")} as distance, c.id = any($4::uuid[]) as standby
  from asked a cross join nearest m join company c on c.id = m.id left join filter_setting s on s."companyId" = c.id
  where c.active and c.registered and c."companyType" = 'busoperator' and c.id is distinct from a.author
    and (${isWanted} or c.id = any($4::uuid[]))
    and not exists (select from trip t where t."requestId" = $1::uuid and t."companyId" = c.id and (t."cancelledBy" = 'company' or t."cancelReason" = 'busMissing'))
    and (${takesAll})
    and exists (select from user_account u where u."companyId" = c.id and ${isReachable})
  order by standby desc, m.chord, c.id`;

/** `standby`: on call by now, whatever its filter settings say. */
export type NearCompany = { id: string; distance: number; standby: boolean };

type Db = typeof prisma | Transaction;

/**
 * Companies around an emergency whose free buses take its people: who is on call first, then the nearest. Who has called
 * off is not asked again. `people`: for so many in place of all of them.
 */
export async function ringCompanies(db: Db, requestId: string, km: number, now: Date, people: number | null = null) {
  const { startLatitude: latitude, startLongitude: longitude } = await db.busRequest.findUniqueOrThrow({
    where: { id: requestId },
    select: { startLatitude: true, startLongitude: true },
  });
  const onCall = await onCallNear({ latitude, longitude }, km, now);
  const ids = onCall.map(({ companyId }) => companyId);
  const chords = onCall.map((one) => chordOf(one.km));
  return db.$queryRawUnsafe<NearCompany[]>(ringSql, requestId, chordOf(km), now, ids, chords, people);
}

/** Whom an emergency's search asks in its turn, or has asked: nobody else tells them of it. */
export async function dispatchedCompanies(requestId: string, now = new Date()): Promise<ReadonlySet<string>> {
  const row = await prisma.dispatch.findUnique({
    where: { requestId },
    select: { rings: true, asks: { select: { companyId: true } } },
  });
  if (!row) return new Set();
  const around = await ringCompanies(prisma, requestId, row.rings.at(-1) ?? 0, now);
  return new Set([...row.asks.map(({ companyId }) => companyId), ...around.map(({ id }) => id)]);
}
