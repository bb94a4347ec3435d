import { type Authorship, changesRequest, countsAnswers, readsInCircle, receivesRequest } from "@/lib/access/records";
import type { Viewer } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { query } from "@/lib/db/pool";
import { isAuthorToken } from "@/lib/features/busrequest/commands/token";
import { notOver, publicReach } from "@/lib/features/busrequest/queries/where";
import { boxSql, freeBusBox } from "@/lib/features/fit/queries/candidates";
import { usualRadius } from "@/lib/features/fit/rules";
import { chordOf } from "@/lib/geo/earth";
import { freeBusRadius } from "../rules";
import type { RequestProgress } from "../schema";

const chord = chordOf(freeBusRadius);
// In the index a bus that names no radius comes as far as usual, here as far as buses are counted: the box is wider by that.
const wider = chordOf(freeBusRadius - usualRadius);
const box = boxSql('a."startPos"', 'a."startDate"', 'a."startDate"', String(wider));

/** Published buses that are free for the whole trip, come as far as its start, and have the seats of one of its buses. */
const freeBuses = `(select count(*)::int from bus_request r where ${publicReach} and ${notOver} and r.category = 'vacancy'
    and ${freeBusBox} && ${box}
    and cube_distance(r."startPos", a."startPos") <= least(${chord}, coalesce(r.radius, ${freeBusRadius}) * 1000)
    and r."startDate" <= a."startDate" and r."endDate" >= a."endDate"
    and coalesce(r.passengers >= ceil(a.passengers::numeric / a.quantity), true)
    and r."authorCompanyId" is distinct from a."authorCompanyId")`;

const progressSql = `select a."authorCompanyId", a."authorUserId", a.mode, a."receiverCompanyId" as company,
    array(select q."companyId"::text from request_reader q where q."requestId" = a.id) as readers,
    a.state = 'active' and a.mode = 'collective' as public, (extract(epoch from a."approvedAt") * 1000)::bigint as "approvedAt",
    (select count(*)::int from (
      select t."companyId" from request_alert t where t."requestId" = a.id and t."sentAt" is not null
      union select f."companyId" from fit_ask f where f."requestId" = a.id and f."toldAt" is not null) told) as informed,
    exists (select from alert_task t where t."requestId" = a.id) or coalesce(a."tellFrom" is not null, false) as informing,
    (select count(*)::int from offer o where o."requestId" = a.id
      and (o.state = 'accepted' or (o.state = 'open' and o."validUntil" > now()))) as answers,
    case when a."endedAt" is null and a.mode = 'collective' then ${freeBuses} else 0 end as "freeBuses"
  from bus_request a where a.id = $1::uuid`;

type Row = Authorship &
  RequestProgress & {
    answers: number;
    mode: string;
    company: string | null;
    public: boolean;
    approvedAt: unknown;
    readers: string[];
  };

/** How far a request has come, in numbers; null for who may not see it. `token`: of the author's page. */
export async function requestProgress(
  viewer: Viewer,
  { id, token }: { id: string; token: string | null },
): Promise<RequestProgress | null> {
  const [[row], byLink] = await Promise.all([
    query<Row>("alert.progress", progressSql, [id]),
    isAuthorToken(prisma, token, id),
  ]);
  if (!row) return null;
  const asked = receivesRequest(viewer, row) || readsInCircle(viewer, row);
  const isSeen = row.public || asked || changesRequest(viewer, row, byLink);
  if (!isSeen) return null;
  const { approvedAt, informed, informing, freeBuses } = row;
  const answers = countsAnswers(viewer, row, byLink) ? row.answers : null;
  return { approvedAt: approvedAt === null ? null : Number(approvedAt), informed, informing, answers, freeBuses };
}
