import { notFoundBy } from "@/lib/access/refusals";
import type { Viewer } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { conflict, forbidden } from "@/lib/errors";
import { type TripCall, tripWithSide } from "../queries/read";
import { isAhead, type TripSide, tripStateAt } from "../rules";

/** Every step locks the request, then the trip, then a bus, as the steps of offers do. */
export async function lockTrip(tx: Transaction, viewer: Viewer, call: TripCall) {
  const known = await tx.trip.findUnique({ where: { id: call.id }, select: { requestId: true } });
  if (!known) throw notFoundBy(viewer);
  await tx.$queryRaw`select id from bus_request where id = ${known.requestId}::uuid for update`;
  await tx.$queryRaw`select id from trip where id = ${call.id}::uuid for update`;
  const found = await tripWithSide(tx, viewer, call);
  if (call.version !== undefined && call.version !== found.row.version) throw conflict();
  return found;
}

/** One of the two sides: an admin only reads. Throws Forbidden. */
export function requireParty(side: TripSide | null): TripSide {
  if (side === null) throw forbidden();
  return side;
}

/** Throws Conflict with its reason once the trip has begun or is called off. */
export function requireAhead(row: Parameters<typeof tripStateAt>[0], now: Date) {
  const state = tripStateAt(row, now);
  if (isAhead(state)) return;
  throw conflict([{ path: "state", message: state === "underway" ? "tripUnderway" : "tripEnded" }]);
}
