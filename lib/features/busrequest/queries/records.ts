import { isBusPartner } from "@/lib/access/rules";
import type { BusPartner, Viewer } from "@/lib/access/viewer";
import { query, queryOnce } from "@/lib/db/pool";
import { type Audience, audienceOf, recordSql } from "../present";
import type { BusRequestRecord } from "../schema/record";
import { circleReach } from "./where";

const byIdsSql = (audience: Audience) => `select ${recordSql[audience]} as record from bus_request r
  where r.id = any($1::uuid[]) and r.state = 'active' and (r.mode = 'collective' or ${circleReach("$2::uuid")})`;

/**
 * Public records of requests that another query has found, by id, those of a circle for a company that is in it: no
 * contact data of private authors for anybody.
 */
export async function publicRecords(viewer: Viewer, ids: readonly string[]) {
  const audience = audienceOf(viewer);
  const reader = isBusPartner(viewer) ? viewer.company.id : null;
  const values = [ids, reader];
  const rows = await query<{ record: BusRequestRecord }>(`busrequest.byIds.${audience}`, byIdsSql(audience), values);
  return new Map(rows.map(({ record }) => [record.id, record]));
}

/** What a company posted and what it received. Of the request's own columns alone, so that their indexes serve whatever is joined to it. */
export const companyReach = (at: string) =>
  `(r."authorCompanyId" = ${at} or (r."receiverCompanyId" = ${at} and r."approvedAt" is not null))`;

const ofCompanySql = `select case when r."authorCompanyId" = $2::uuid then ${recordSql.full} else ${recordSql.public} end as record
  from bus_request r where r.id = any($1::uuid[]) and ${companyReach("$2::uuid")}`;

/** What the viewer's company posted, whole, and received, without contact data; by id. */
export async function companyRecords(viewer: BusPartner, ids: readonly string[]) {
  const rows = await queryOnce<{ record: BusRequestRecord }>(ofCompanySql, [ids, viewer.company.id]);
  return new Map(rows.map(({ record }) => [record.id, record]));
}
