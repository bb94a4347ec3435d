import { partyTopics } from "@/lib/access/topics";
import { changed } from "@/lib/cache/tags";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { putItem } from "@/lib/features/inbox/commands/put";
import { tell } from "@/lib/live/tell";
import { log } from "@/lib/log";
import { keptBack } from "@/lib/features/rating/rules";

const day = 86_400_000;
const most = 500;

const select = {
  requestId: true,
  companyId: true,
  version: true,
  request: { select: { id: true, authorCompanyId: true, authorUserId: true } },
  ratings: { where: { shownAt: null }, select: { by: true } },
} as const;

/** Both sides read what was said of them, and the profile counts it. The trip is locked by the caller. */
export async function showRatings(tx: Transaction, tripId: string, now: Date) {
  const trip = await tx.trip.findUniqueOrThrow({ where: { id: tripId }, select });
  const { requestId, companyId, version, request, ratings } = trip;
  await tx.tripRating.updateMany({ where: { tripId, shownAt: null }, data: { shownAt: now } });
  const holders = {
    author: { companyId: request.authorCompanyId, userId: request.authorUserId },
    company: { companyId, userId: null },
  };
  for (const { by } of ratings) {
    const rated = holders[by === "author" ? "company" : "author"];
    await putItem(tx, rated, { kind: "change", noun: "trip", record: tripId, requestId, data: { what: "rated" } }, now);
  }
  await tell(tx, { noun: "trip", record: tripId, version, topics: partyTopics({ companyId, request }) });
  await changed(tx, "company", `company:${companyId}`);
}

/** When a rating of one side alone may be read. */
export const shownFrom = (end: Date) => end.getTime() + day + keptBack;

async function showOne(tx: Transaction, tripId: string, now: Date) {
  await tx.$queryRaw`select id from trip where id = ${tripId}::uuid for update`;
  if ((await tx.tripRating.count({ where: { tripId, shownAt: null } })) === 0) return 0;
  await showRatings(tx, tripId, now);
  return 1;
}

/** Shows what one side alone has said, once the other has had its fortnight. Returns of how many trips. */
export async function showDueRatings(now = new Date()) {
  const before = new Date(now.getTime() - day - keptBack);
  const due = await prisma.tripRating.findMany({
    where: { shownAt: null, trip: { end: { lte: before } } },
    select: { tripId: true },
    orderBy: { createdAt: "asc" },
    distinct: ["tripId"],
    take: most,
  });
  let shown = 0;
  for (const { tripId } of due) {
    shown += await transaction((tx) => showOne(tx, tripId, now)).catch((error: unknown) => {
      log.error({ err: error, trip: tripId }, "ratings of a trip could not be shown");
      return 0;
    });
  }
  return shown;
}
