import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { putItem } from "@/lib/features/inbox/commands/put";
import { notifyRate } from "../notify";
import { tripSelect } from "../present";
import { log } from "@/lib/log";
import { askedAfter, askedUntil } from "@/lib/features/rating/rules";

const most = 500;

async function askOne(tx: Transaction, id: string, now: Date) {
  await tx.$queryRaw`select id from trip where id = ${id}::uuid for update`;
  const row = await tx.trip.findUnique({ where: { id, state: "done", ratingAskedAt: null }, select: tripSelect });
  if (!row) return 0;
  await tx.trip.update({ where: { id }, data: { ratingAskedAt: now } });
  const { authorCompanyId, authorUserId } = row.request;
  const sides = [
    ["author", { companyId: authorCompanyId, userId: authorUserId }],
    ["company", { companyId: row.companyId, userId: null }],
  ] as const;
  for (const [side, holder] of sides) {
    if (row.ratings.some(({ by }) => by === side)) continue;
    const item = { kind: "due", noun: "trip", record: id, requestId: row.requestId, data: { what: "rate" } } as const;
    await putItem(tx, holder, item, now);
    await notifyRate(tx, row, side);
  }
  return 1;
}

/** Asks both sides of trips that are done since a day how it was, once. Returns of how many trips. */
export async function askForRatings(now = new Date()) {
  const end = { lte: new Date(now.getTime() - askedAfter), gt: new Date(now.getTime() - askedUntil) };
  const due = await prisma.trip.findMany({
    where: { state: "done", ratingAskedAt: null, end },
    select: { id: true },
    orderBy: { end: "asc" },
    take: most,
  });
  let asked = 0;
  for (const { id } of due) {
    asked += await transaction((tx) => askOne(tx, id, now)).catch((error: unknown) => {
      log.error({ err: error, trip: id }, "nobody was asked for a rating of a trip");
      return 0;
    });
  }
  return asked;
}
