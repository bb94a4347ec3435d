import { prisma, type Transaction } from "@/lib/db/prisma";
import { queryOnce } from "@/lib/db/pool";
import { transaction } from "@/lib/db/transaction";
import { log } from "@/lib/log";
import { putBusless, settleBused } from "@/lib/features/inbox/commands/due";
import { lockRequest } from "@/lib/features/offer/commands/reach";
import { recordStep } from "@/lib/features/trip/commands/record";
import { isAhead, tripStateAt } from "@/lib/features/trip/rules";
import type { Prisma } from "@/prisma/generated/client";
import { type AssignedRow, assignedSelect, vehiclesOf } from "../queries/assignment";
import { stateOf } from "../rules";

type Named = { licenceplate: string; active: boolean };

export const platesOf = (buses: readonly Named[]) => buses.map(({ licenceplate }) => licenceplate).join(", ");

/** Where a trip stands by its buses and drivers, and which buses those are: one that is out of service drives nobody. */
export async function standingOf(tx: Transaction, row: AssignedRow) {
  const ids = vehiclesOf(row).map(({ busId }) => busId);
  const known = await tx.bus.findMany({
    where: { id: { in: ids.flatMap((id) => id ?? []) } },
    select: { id: true, licenceplate: true, active: true },
  });
  const vehicles = ids.map((id) => known.find((bus) => bus.id === id) ?? null);
  const wasChanged = (await tx.tripChange.count({ where: { tripId: row.id, state: "accepted" } })) > 0;
  const state = stateOf({
    state: row.state,
    buses: vehicles.map((bus) => (bus?.active ? bus.id : null)),
    drivers: row.drivers.map(({ vehicle }) => vehicle),
    hasFleet: row.company.companyType === "busoperator",
    wasChanged,
  });
  return { state, buses: vehicles.flatMap((bus) => bus ?? []) };
}

/** Lines that tell of a trip's buses; the newest holds. After a change that was agreed its company assigns anew. */
const ofBuses = ["busOut", "assigned", "accepted", "ready"];

async function settleOne(tx: Transaction, { id, requestId }: { id: string; requestId: string }, now: Date) {
  await lockRequest(tx, requestId);
  await tx.$queryRaw`select id from trip where id = ${id}::uuid for update`;
  const row = await tx.trip.findUniqueOrThrow({ where: { id }, select: assignedSelect });
  if (!isAhead(tripStateAt(row, now))) return;
  await settleBused(tx, id, now);
  await putBusless(tx, id, now);
  const { state, buses } = await standingOf(tx, row);
  const where = { tripId: id, kind: { in: ofBuses } };
  const last = await tx.tripEvent.findFirst({
    where,
    select: { kind: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  const out = buses.filter(({ active }) => !active);
  const isBack = state === "ready" && row.state !== "ready" && last?.kind !== "accepted";
  const isOut = out.length > 0 && (row.state === "ready" || last?.kind !== "busOut");
  if (!isBack && !isOut) return;
  await tx.trip.update({ where: { id }, data: { state, version: { increment: 1 } } });
  if (isBack) await recordStep(tx, null, id, { kind: "ready", by: "system" }, now);
  else await recordStep(tx, null, id, { kind: "busOut", by: "company", data: { bus: platesOf(out) } }, now);
}

async function settleAll(trips: readonly { id: string; requestId: string }[], now: Date) {
  for (const trip of trips)
    await transaction((tx) => settleOne(tx, trip, now)).catch((error: unknown) =>
      log.error({ err: error, trip: trip.id }, "a trip did not follow its bus"),
    );
}

/**
 * A bus went out of service, or came back: its trips ahead are ready no longer, or again, and say so to both sides. After
 * the commit of that, each by itself and with the request locked first; what a crash leaves is the job's.
 */
export async function followBus(busId: string, now = new Date()) {
  const booked = [{ booking: { busId } }, { booking: { more: { some: { busId } } } }];
  const where: Prisma.TripWhereInput = {
    OR: booked,
    state: { in: ["agreed", "changed", "ready"] },
    start: { gt: now },
  };
  const trips = await prisma.trip.findMany({
    where,
    select: { id: true, requestId: true },
    orderBy: { id: "asc" },
    take: 500,
  });
  await settleAll(trips, now);
}

const readySql = `select distinct t.id, t."requestId" from bus v join booking b on b."busId" = v.id
  join trip t on t."bookingId" = coalesce(b."mainId", b.id)
  where not v.active and t.state = 'ready' and t.start > $1::timestamptz limit 500`;

/** Trips that are ready on a bus which is out of service. */
export async function unreadyTrips(now = new Date()) {
  await settleAll(await queryOnce<{ id: string; requestId: string }>(readySql, [now]), now);
}
