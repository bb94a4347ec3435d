import type { Transaction } from "@/lib/db/prisma";
import { chordOf, notOver, publicReach } from "@/lib/features/busrequest/queries/where";
import { kmOfChord, partnerTypes } from "@/lib/features/filtersetting/queries/where";
import { passiveRadius } from "../rules";

const earth = 6_378_168;
const chord = chordOf(passiveRadius);
const lon = "radians(m.longitude)";
const lat = "radians(m.latitude)";
const mutedAt = `cube(array[${earth} * cos(${lat}) * cos(${lon}), ${earth} * cos(${lat}) * sin(${lon}), ${earth} * sin(${lat})])`;

// The seats around the start are found in the index company_passive_pos, whose condition is repeated.
const passiveSql = `select c.id, c.name, c."companyType", lower(trim(c.email)) as email,
    c.address->>'countryISO3166Code' as country, ${kmOfChord("cube_distance(c.pos, r.start_pos)")} as distance
  from bus_request r join company c on c.pos <@ cube_enlarge(r.start_pos, ${chord}, 3)
    and cube_distance(c.pos, r.start_pos) <= ${chord} and c.active and not c.registered
  where r.id = $1::uuid and ${publicReach} and ${notOver} and r.category in ('grouprequest', 'emergency')
    and c."companyType" in ${partnerTypes} and c.id is distinct from r.author_company_id
    and ($2::uuid is null or c.id > $2::uuid)
    and c.email ~ '^\\s*[^@\\s]+@[^@\\s]+\\.[^@\\s]+\\s*$'
    and not exists (select from user_account u where u."companyId" = c.id)
    and not exists (select from unsubscription u where u.email = lower(trim(c.email)) and u."group" = 'requests')
    and not exists (select from muted_region m where m."companyId" = c.id
      and cube_distance(${mutedAt}, r.start_pos) <= 2 * ${earth} * sin(m.radius * 1000.0 / (2 * ${earth})))
  order by c.id limit $3::int`;

export type PassiveCompany = {
  id: string;
  name: string;
  companyType: string;
  /** Lower case. */
  email: string;
  country: string | null;
  /** km from its seat. */
  distance: number;
};

/**
 * Passive providers around the start of an active collective request that seeks a bus, by id: those that have
 * muted the region or opted out are left out. The next part begins `after` the last one.
 */
export function passiveAround(
  tx: Transaction,
  requestId: string,
  { after = null, limit }: { after?: string | null; limit: number },
) {
  return tx.$queryRawUnsafe<PassiveCompany[]>(passiveSql, requestId, after, limit);
}
