import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { log } from "@/lib/log";
import type { Prisma } from "@/prisma/generated/client";
import { tripStateAt } from "../rules";
import { recordStep } from "./record";

/** As many as a minute's job takes on at once; the next minute goes on. */
const most = 500;
const day = 86_400_000;

const select = {
  state: true,
  transferType: true,
  start: true,
  end: true,
  booking: { select: { end: true } },
} satisfies Prisma.TripSelect;

/** Writes down that a trip has begun or is over, as far as `now` says so. Returns how many. */
export async function moveOn(tx: Transaction, id: string, now: Date) {
  await tx.$queryRaw`select id from trip where id = ${id}::uuid for update`;
  const row = await tx.trip.findUnique({ where: { id }, select });
  const state = row && tripStateAt(row, now);
  if (!row || !state || state === row.state || (state !== "underway" && state !== "done")) return 0;
  await tx.tripChange.updateMany({
    where: { tripId: id, state: "open" },
    data: { state: "withdrawn", answeredAt: now },
  });
  await tx.trip.update({ where: { id }, data: { state, version: { increment: 1 } } });
  await recordStep(tx, null, id, { kind: state, by: "system" }, now);
  return 1;
}

/** The same as `overAt`, as a condition for the database. */
const overBy = (moment: Date) =>
  ({
    end: { lte: moment },
    OR: [{ transferType: { not: "transfertwoway" } }, { bookingId: null }, { booking: { end: { lte: moment } } }],
  }) satisfies Prisma.TripWhereInput;

/** Writes down that trips have begun, or are over since a day. Returns how many; a second run finds none. */
export async function keepTrips(now = new Date()) {
  const due = await prisma.trip.findMany({
    where: {
      OR: [
        { state: { in: ["agreed", "changed", "ready"] }, start: { lte: now } },
        { state: { notIn: ["done", "cancelled"] }, ...overBy(new Date(now.getTime() - day)) },
      ],
    },
    select: { id: true },
    orderBy: { start: "asc" },
    take: most,
  });
  let moved = 0;
  for (const { id } of due) {
    moved += await transaction((tx) => moveOn(tx, id, now)).catch((error: unknown) => {
      log.error({ err: error, trip: id }, "a trip did not move on");
      return 0;
    });
  }
  return moved;
}
