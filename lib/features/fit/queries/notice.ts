import { type Authorship, changesRequest } from "@/lib/access/records";
import type { Viewer } from "@/lib/access/viewer";
import { queryOnce } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { isAuthorToken } from "@/lib/features/busrequest/commands/token";
import { publicReach } from "@/lib/features/busrequest/queries/where";
import { marketTimeZone } from "@/lib/i18n/formats";
import { lastNoticeDay } from "../rules";
import type { FitNotice } from "../schema";

/**
 * SQL: a group `r` whose author may hear of another bus, up to the day before departure (`lastNoticeDay`). A company's is
 * told by the mails of its own settings (`newFit`): a second one would say the same.
 */
export const noticedSql = `r.category = 'grouprequest' and ${publicReach} and r."authorCompanyId" is null
  and r."startDate" >= (date_trunc('day', now() at time zone '${marketTimeZone}') + interval '1 day') at time zone '${marketTimeZone}'`;

/** SQL: the author of `r` has not asked the company of the bus `s`, nor has that answered. */
export const unaskedSql = `not exists (select from fit_ask a where a."requestId" = r.id and a."companyId" = s."authorCompanyId")
  and not exists (select from offer o where o."requestId" = r.id and o."companyId" = s."authorCompanyId")`;

/** How a request stands to it; `start` in milliseconds. */
export type NoticeRow = { on: boolean; open: boolean; start: number };
/** SQL: columns of a NoticeRow. */
export const noticeColumns = `r."fitNotice" as "on", ${noticedSql} as open,
  (extract(epoch from r."startDate") * 1000)::float8 as start`;

export const toNotice = ({ on, start }: NoticeRow): FitNotice => ({
  on,
  until: new Date(lastNoticeDay(start)).toISOString().slice(0, 10),
});

const sql = `select ${noticeColumns}, r."authorCompanyId", r."authorUserId" from bus_request r where r.id = $1::uuid`;

/** Whether its author is written to when another bus fits, for who may say so; null where nobody would be. */
export async function readNotice(viewer: Viewer, { id, token }: { id: string; token: string | null }) {
  const [row] = await queryOnce<NoticeRow & Authorship>(sql, [id]);
  if (!row?.open || !changesRequest(viewer, row, await isAuthorToken(prisma, token, id))) return null;
  return toNotice(row);
}
