import type { Transaction } from "@/lib/db/prisma";
import { notOver, publicReach } from "@/lib/features/busrequest/queries/where";
import { partnerTypes } from "@/lib/features/filtersetting/queries/where";
import { chordOf, chordSql, kmOfChord, lonLatSql } from "@/lib/geo/earth";
import { passiveRadius } from "../rules";

const chord = chordOf(passiveRadius);
const mutedAt = lonLatSql("m.longitude", "m.latitude");

// The seats around the start are found in the index company_passive_pos, whose condition is repeated.
const passiveSql = `select c.id, c.name, c."companyType", lower(trim(c.email)) as email,
    c.address->>'countryISO3166Code' as country, ${kmOfChord('cube_distance(c.pos, r."startPos")')} as distance
  from bus_request r join company c on c.pos <@ cube_enlarge(r."startPos", ${chord}, 3)
    and cube_distance(c.pos, r."startPos") <= ${chord} and c.active and not c.registered
  where r.id = $1::uuid and ${publicReach} and ${notOver} and r.category in ('grouprequest', 'emergency')
    and c."companyType" in ${partnerTypes} and c.id is distinct from r."authorCompanyId"
    and c.email ~ '^\\s*[^@\\s]+@[^@\\s]+\\.[^@\\s]+\\s*$'
    and not exists (select from user_account u where u."companyId" = c.id)
    and not exists (select from unsubscription u where u.email = lower(trim(c.email)) and u."group" = 'requests')
    and not exists (select from muted_region m where m."companyId" = c.id
      and cube_distance(${mutedAt}, r."startPos") <= ${chordSql("m.radius")})
  order by c.id`;

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
 * muted the region or opted out are left out.
 */
export function passiveAround(tx: Transaction, requestId: string) {
  return tx.$queryRawUnsafe<PassiveCompany[]>(passiveSql, requestId);
}
