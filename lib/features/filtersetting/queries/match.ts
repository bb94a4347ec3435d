import type { Transaction } from "@/lib/db/prisma";
import { notOver, publicReach } from "@/lib/features/busrequest/queries/where";
import { seatRadius } from "../rules";
import { chordSql, kmOfChord } from "@/lib/geo/earth";
import { everywhere, partnerTypes } from "./where";
import { storedWishes, wishesSql } from "./wishes";

const unset = `not exists (select from filter_setting f where f."companyId" = c.id)`;

/**
 * $1 the request, $2 the company to go on after, $3 rows (null: all). A vacancy and an empty ride come as far as their own
 * radius; an empty ride is wanted at both its ends. Companies around a spot are found in three indexes: the
 * cubes around the bases, the mark of those that want it from everywhere, the seats of those that set nothing.
 */
const companiesSql = `with asked as (
    select r.id, r.category, r.quantity, r."startDate", r."endDate",
      r.category::text as kind, r."vehicleTypes", r.passengers, r."authorCompanyId" as author, r."startPos",
      case when r.category = 'emptyride' then r."endPos" end as far_pos,
      case when r.category in ('vacancy', 'emptyride') then coalesce(r.radius, 0) else 0 end as km
    from bus_request r where r.id = $1::uuid and ${publicReach} and ${notOver}
  ), spot as (
    select "startPos" as pos, km from asked
    union all select far_pos, km from asked where far_pos is not null
  ), reached as (
    select b."companyId" as id, min(cube_distance(b.pos, s.pos)) as chord
    from spot s join filter_base b on b.reach && cube_enlarge(s.pos, ${chordSql("s.km")}, 3) and b.position >= 0
      and cube_distance(b.pos, s.pos) <= ${chordSql("b.radius + s.km")}
    group by b."companyId"
    union all
    select b."companyId", null from asked, filter_base b where b.reach && ${everywhere.cube} and b.position = ${everywhere.position}
  ), matched as (
    select f.id, f.chord from asked r, reached f join filter_setting s on s."companyId" = f.id
    where (s.kinds = '{}' or r.kind = any(s.kinds))
      and (s."vehicleTypes" = '{}' or r."vehicleTypes" = '{}' or s."vehicleTypes" && r."vehicleTypes")
      and (r.passengers is null or r.passengers between coalesce(s."passengersMin", 1) and coalesce(s."passengersMax", 500))
      and ${wishesSql(storedWishes, "now()").join(" and ")}
    union all
    select c.id, min(cube_distance(c.pos, s.pos)) from spot s
      join company c on c.pos <@ cube_enlarge(s.pos, ${chordSql(`${seatRadius} + s.km`)}, 3) and c.active
        and cube_distance(c.pos, s.pos) <= ${chordSql(`${seatRadius} + s.km`)}
    where ${unset} group by c.id
    union all
    select c.id, null from asked, company c where c.pos is null and c.active and ${unset}
  )
  select c.id, ${kmOfChord('coalesce(m.chord, least(cube_distance(c.pos, a."startPos"), cube_distance(c.pos, a.far_pos)))')} as distance from asked a, matched m join company c on c.id = m.id
  where c.active and c.registered and c."companyType" in ${partnerTypes} and c.id is distinct from a.author
    and not exists (select from request_reader q where q."requestId" = a.id and q."companyId" = c.id)
    and ($2::uuid is null or c.id > $2::uuid)
  order by c.id limit $3::int`;

export type MatchedCompany = {
  id: string;
  /** km from its nearest base, from its seat where it has none; null where nobody knows where it is. */
  distance: number | null;
};

/**
 * Bus partners whose filter settings match an active collective request, its author's company and
 * those of a circle that have read it before all others left out, by id:
 * the next part begins `after` the last one. None for a request that is not to be found any more.
 */
export function matchedCompanies(
  tx: Transaction,
  requestId: string,
  { after = null, limit = null }: { after?: string | null; limit?: number | null } = {},
) {
  return tx.$queryRawUnsafe<MatchedCompany[]>(companiesSql, requestId, after, limit);
}
