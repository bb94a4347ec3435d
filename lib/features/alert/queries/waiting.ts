import { prisma, type Transaction } from "@/lib/db/prisma";
import { kmOfChord } from "@/lib/geo/earth";
import { marketTimeZone } from "@/lib/i18n/formats";
import type { mailPaces } from "@/lib/features/unsubscription/schema/unsubscription";
import type { Language } from "@/lib/i18n/routing";
import { subscriberKey } from "@/lib/mail/unsubscribe";
import type { Place } from "@/lib/features/place/schema";
import type { Prisma } from "@/prisma/generated/client";
import { alertedSelect, toAlerted } from "../present";
import { digestRows } from "../rules";
import { ownPost } from "./fitting";

type MailPace = (typeof mailPaces)[number];
export type Waiting = { userId: string; timeZone: string; pace: MailPace; off: boolean; oldest: Date };

const kindPaceSql = `case r.category when 'grouprequest' then u."groupMails" when 'vacancy' then u."vacancyMails"
  when 'emptyride' then u."emptyrideMails" else u."emergencyMails" end`;
/** SQL: the pace of a `request_alert a` of a request `r` for its `user_account u` by now: the most urgent reason. */
export const paceSql = `coalesce(least(case when a.matches then ${kindPaceSql} end,
  case when a."fitId" is not null then u."fitMails" end), 'never'::"MailPace")`;

// Few at a time: the rows that wait are an index of their own.
const waitingSql = `select a."userId", p.pace::text as pace, min(a."createdAt") as oldest,
    coalesce(max(c."timeZone"), '${marketTimeZone}') as "timeZone",
    c.id is null or exists (select from unsubscription s where s.email = lower(u.email) and s."group" = 'requests') as off
  from request_alert a join bus_request r on r.id = a."requestId" join user_account u on u.id = a."userId"
    left join company c on c.id = u."companyId" cross join lateral (select ${paceSql} as pace) p
  where a."sentAt" is null and ($1::uuid is null or (a."userId", p.pace) > ($1::uuid, $2::"MailPace"))
  group by a."userId", p.pace, u.id, c.id order by a."userId", p.pace limit $3::int`;

type After = Pick<Waiting, "userId" | "pace">;

/**
 * People for whom alerts wait, by id and by the pace that those now have, with their company's time
 * zone and how long the first one waits.
 */
export async function waitingPeople(after: After | null, limit: number) {
  const values = [after?.userId ?? null, after?.pace ?? null, limit];
  const rows = await prisma.$queryRawUnsafe<Waiting[]>(waitingSql, ...values);
  return rows.map((row) => ({ ...row, oldest: new Date(row.oldest) }));
}

/** A person as a daily mail finds it now; null for a closed account. */
export async function readerOf(tx: Transaction | typeof prisma, userId: string) {
  const user = await tx.user.findFirst({
    where: { id: userId, confirmedAt: { not: null }, closedAt: null, deleteAfter: null, companyId: { not: null } },
    select: { email: true, language: true, companyId: true },
  });
  if (!user) return null;
  const email_group = { email: subscriberKey(user.email), group: "requests" };
  const off = await tx.unsubscription.findUnique({ where: { email_group }, select: { email: true } });
  return { ...user, off: off !== null };
}

// From the nearest base; the mark of "everywhere" (position -1) is none. Else from the seat.
const distanceSql = `select r.id, ${kmOfChord(`coalesce((select min(cube_distance(b.pos, r."startPos")) from filter_base b
    where b."companyId" = c.id and b.position >= 0), cube_distance(c.pos, r."startPos"))`)} as distance
  from bus_request r, company c where c.id = $1::uuid and r.id = any($2::uuid[])`;

type Reader = { companyId: string; language: Language };
/** `fitId`: the company's own post that it fits; `matches`: its filters, too. */
export type WaitingRow = { requestId: string; matches: boolean; fitId: string | null };

const openNow = (now: Date) =>
  ({ state: "active", mode: "collective", endedAt: null, endDate: { gt: now } }) satisfies Prisma.BusRequestWhereInput;
const postSelect = {
  id: true,
  number: true,
  category: true,
  startPlace: true,
  endPlace: true,
  startDate: true,
} as const;

/** Own posts that the requests still fit, by the request. */
async function ownPosts(tx: Transaction, language: Language, rows: readonly WaitingRow[], now: Date) {
  const ids = rows.flatMap(({ fitId }) => fitId ?? []);
  const posts = await tx.busRequest.findMany({ where: { id: { in: ids }, ...openNow(now) }, select: postSelect });
  const byId = new Map(
    posts.map(({ startPlace, endPlace, startDate, ...post }) => {
      const places = { startPlace: startPlace as Place, endPlace: endPlace as Place | null };
      return [post.id, ownPost({ ...post, ...places, start: startDate.getTime() }, language)] as const;
    }),
  );
  return new Map(rows.map(({ requestId, fitId }) => [requestId, fitId === null ? undefined : byId.get(fitId)]));
}

/**
 * Those of the requests that are still open, the next start first: how many, and the first of them. One that only fits
 * counts as long as the own post is open.
 */
export async function stillOpen(
  tx: Transaction,
  { companyId, language }: Reader,
  waiting: readonly WaitingRow[],
  now: Date,
) {
  const own = await ownPosts(tx, language, waiting, now);
  const ids = waiting.filter(({ requestId, matches }) => matches || own.get(requestId)).map((row) => row.requestId);
  const where = { id: { in: ids }, ...openNow(now) };
  const total = await tx.busRequest.count({ where });
  const rows = await tx.busRequest.findMany({
    where,
    select: alertedSelect,
    orderBy: [{ startDate: "asc" }, { id: "asc" }],
    take: digestRows,
  });
  const shown = rows.map(({ id }) => id);
  const measured = await tx.$queryRawUnsafe<{ id: string; distance: number | null }[]>(distanceSql, companyId, shown);
  const distances = new Map(measured.map(({ id, distance }) => [id, distance]));
  const requests = rows.map((row) => {
    return { ...toAlerted(row, language), distance: distances.get(row.id) ?? null, own: own.get(row.id) ?? null };
  });
  return { total, requests };
}
