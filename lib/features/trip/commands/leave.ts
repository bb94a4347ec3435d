import type { Transaction } from "@/lib/db/prisma";
import { tripSelect } from "../present";
import { isAhead, otherSide, type TripSide, tripStateAt } from "../rules";
import { callOff } from "./cancel";

/** Of the company that drives, or of the request whose author goes. */
type Whose = { companyId: string } | { requestId: string };

/**
 * A side goes for good: its trips ahead are called off, the other side is told, and a group that has lost its bus is
 * back on the market, urgent. In the transaction of the going, while the addresses of the others are still known.
 */
export async function leaveTrips(tx: Transaction, whose: Whose, by: TripSide, now = new Date()) {
  // Ids rise with time: whoever locks several goes the same way.
  const rows = await tx.trip.findMany({
    where: { ...whose, state: { in: ["agreed", "changed", "ready"] }, start: { gt: now } },
    select: { id: true, requestId: true },
    orderBy: { id: "asc" },
  });
  for (const { id, requestId } of rows) {
    await tx.$queryRaw`select id from bus_request where id = ${requestId}::uuid for update`;
    await tx.$queryRaw`select id from trip where id = ${id}::uuid for update`;
    const row = await tx.trip.findUniqueOrThrow({ where: { id }, select: tripSelect });
    if (!isAhead(tripStateAt(row, now))) continue;
    await callOff(tx, null, row, { by, reason: "other", text: "", tell: [otherSide(by)] }, now);
  }
}
