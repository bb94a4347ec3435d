import { query } from "@/lib/db/pool";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { log } from "@/lib/log";
import type { Prisma } from "@/prisma/generated/client";
import { overSql } from "../queries/reach";
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

// Two halves, each with an index of trips that are still open: one condition over both reads all there ever were.
const dueSql = `select d.id from (
    select t.id, t.start from trip t where t.state in ('agreed', 'changed', 'ready') and t.start <= to_timestamp($1::float8 / 1000)
    union select t.id, t.start from trip t left join booking b on b.id = t."bookingId"
      where t.state not in ('done', 'cancelled') and ${overSql("to_timestamp($2::float8 / 1000)")}) d
  order by d.start limit ${most}`;

/** Writes down that trips have begun, or are over since a day. Returns how many; a second run finds none. */
export async function keepTrips(now = new Date()) {
  const due = await query<{ id: string }>("trip.due", dueSql, [now.getTime(), now.getTime() - day]);
  let moved = 0;
  for (const { id } of due) {
    moved += await transaction((tx) => moveOn(tx, id, now)).catch((error: unknown) => {
      log.error({ err: error, trip: id }, "a trip did not move on");
      return 0;
    });
  }
  return moved;
}
