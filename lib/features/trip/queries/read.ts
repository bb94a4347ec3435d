import { notFoundBy } from "@/lib/access/refusals";
import type { Viewer } from "@/lib/access/viewer";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { readSide } from "@/lib/features/offer/queries/side";
import { toTrip, type TripFull, tripSelect, tripSideOf } from "../present";
import type { TripRecord } from "../schema/record";
import { withWay } from "./way";

/** `token`: of the author's page, or of a bidder's without an account. */
export type TripCall = { id: string; token: string | null; version?: number };

/** The trip and the side on which the viewer stands (null: an admin). Throws NotFound for a stranger, Unauthorized for nobody. */
export async function tripWithSide(db: Transaction | typeof prisma, viewer: Viewer, { id, token }: TripCall) {
  const row: TripFull | null = await db.trip.findUnique({ where: { id }, select: tripSelect });
  const side = row && (await readSide(db, viewer, token, row));
  if (!row || !side) throw notFoundBy(viewer);
  return { row, side: tripSideOf(side) };
}

/** GET /trip/{id}. */
export async function readTrip(viewer: Viewer, call: TripCall, now = new Date()): Promise<TripRecord> {
  const { row, side } = await tripWithSide(prisma, viewer, call);
  return withWay(toTrip(row, side, now));
}

/** The newest trip of a request as its author reads it; null where no offer has been accepted. The caller has proved the author. */
export async function tripOfRequest(requestId: string, now = new Date()): Promise<TripRecord | null> {
  const row = await prisma.trip.findFirst({ where: { requestId }, select: tripSelect, orderBy: { createdAt: "desc" } });
  return row && withWay(toTrip(row, "author", now));
}
