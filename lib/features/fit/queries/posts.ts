import { queryOnce } from "@/lib/db/pool";
import { type FitTrip, isSupply, joinsSql, tripSql } from "./trip";

/** Posts of a company that are looked through, the next first. */
const mostPosts = 50;

const postsSql = `select ${tripSql} from bus_request r ${joinsSql}
  where r."authorCompanyId" = $1::uuid and r.category in ('vacancy', 'emptyride') and r.state = 'active'
    and r."endedAt" is null and r."endDate" > greatest(now(), to_timestamp($2::float8 / 1000))
    and r."startDate" < to_timestamp($3::float8 / 1000)
  order by r."startDate", r.id limit ${mostPosts}`;

const farthest = 4e12;

/** A company's free buses and empty rides that are active and not over. */
export async function postsOf(companyId: string, from = 0, to = farthest) {
  return (await queryOnce<FitTrip>(postsSql, [companyId, from, to])).filter(isSupply);
}
