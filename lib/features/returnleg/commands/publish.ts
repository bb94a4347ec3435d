import type { BusPartner, Viewer } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, notFound } from "@/lib/errors";
import { postRide } from "@/lib/features/busrequest/commands/post-ride";
import { readRecord } from "@/lib/features/busrequest/commands/read";
import { withOverlaps } from "@/lib/features/busrequest/queries/overlaps";
import type { Place } from "@/lib/features/place/schema";
import { road } from "@/lib/geo/road/port";
import { log } from "@/lib/log";
import { busGoesOn, dueReturns, orphanReturns } from "../queries";
import { returnTimes } from "../rules";

const pointOf = ({ location, address_fields }: Place) => ({
  lat: location.latitude,
  lon: location.longitude,
  country: address_fields.countryISO3166Code,
});

type Own = { id: string; companyId: string };

const rowSelect = {
  startPlace: true,
  endPlace: true,
  requestId: true,
  droppedAt: true,
  booking: { select: { state: true, end: true, busId: true } },
} as const;

/** The company's draft, locked. Throws NotFound, Conflict where it is published or its trip called off. */
async function lockDraft(tx: Transaction, { id, companyId }: Own) {
  await tx.$queryRaw`select "bookingId" from return_leg where "bookingId" = ${id}::uuid for update`;
  const row = await tx.returnLeg.findFirst({ where: { bookingId: id, booking: { companyId } }, select: rowSelect });
  if (!row || row.droppedAt) throw notFound();
  if (row.booking.state !== "booked") throw conflict([{ path: "state", message: "bookingCancelled" }]);
  if (row.requestId) throw conflict([{ path: "state", message: "returnPosted" }]);
  return row;
}

/** By the road port, outside the transaction: a routing service may take its time. */
async function measureReturn({ id, companyId }: Own) {
  const places = { startPlace: true, endPlace: true } as const;
  const row = await prisma.returnLeg.findFirst({ where: { bookingId: id, booking: { companyId } }, select: places });
  if (!row) throw notFound();
  return road.way([pointOf(row.startPlace as Place), pointOf(row.endPlace as Place)]);
}

async function post(tx: Transaction, viewer: Viewer | null, own: Own, minutes: number, now: number) {
  const { booking, ...row } = await lockDraft(tx, own);
  if (!booking.busId) throw conflict([{ path: "bus", message: "busMissing" }]);
  if (await busGoesOn(tx, own.id)) throw conflict([{ path: "state", message: "busGoesOn" }]);
  const times = returnTimes(booking.end.getTime(), minutes);
  const [from, to] = [row.startPlace as Place, row.endPlace as Place];
  const ride = { companyId: own.companyId, busId: booking.busId, from, to, ...times };
  const requestId = await postRide(tx, viewer, ride, now);
  await tx.returnLeg.update({ where: { bookingId: own.id }, data: { requestId } });
  return requestId;
}

/**
 * One press: the way home becomes an empty ride. Throws NotFound, Conflict (published already, trip called off, no bus or one that goes on from there, already begun),
 * ValidationFailed for a retired bus.
 */
export async function publishReturn(viewer: BusPartner, id: string, now = Date.now()) {
  const own = { id, companyId: viewer.company.id };
  const { minutes } = await measureReturn(own);
  return transaction(async (tx) => {
    const requestId = await post(tx, viewer, own, minutes, now);
    return withOverlaps(tx, await readRecord(tx, requestId), viewer.language);
  });
}

/** A draft is let go. Throws NotFound, Conflict where it is published: that is withdrawn as any post. */
export async function dropReturn(viewer: BusPartner, id: string) {
  await transaction(async (tx) => {
    await lockDraft(tx, { id, companyId: viewer.company.id });
    await tx.returnLeg.update({ where: { bookingId: id }, data: { droppedAt: new Date() } });
    await audit(tx, viewer, { action: "drop", noun: "returnleg", recordId: id });
  });
}

/**
 * The trip was called off: the ways home of its buses go, with the posts that they became. In the transaction that cancels
 * the booking, or after it.
 */
export async function endReturn(tx: Transaction, viewer: Viewer | null, bookingId: string, now = new Date()) {
  const where = { OR: [{ bookingId }, { booking: { mainId: bookingId } }] };
  const rows = await tx.returnLeg.findMany({ where, select: { bookingId: true, requestId: true } });
  await tx.returnLeg.deleteMany({ where: { bookingId: { in: rows.map((row) => row.bookingId) } } });
  for (const { requestId } of rows) if (requestId) await endPost(tx, viewer, requestId, now);
}

async function endPost(tx: Transaction, viewer: Viewer | null, id: string, now: Date) {
  const open = { where: { id, endedAt: null } };
  const end = { endedAt: now, endReason: "withdrawn", version: { increment: 1 } } as const;
  const { count } = await tx.busRequest.updateMany({ ...open, data: end });
  if (count === 0) return;
  await audit(tx, viewer, { action: "withdraw", noun: "busrequest", recordId: id, after: { endReason: "withdrawn" } });
  await changed(tx, "busrequest", `busrequest:${id}`);
}

async function each(rows: readonly { id: string }[], work: (id: string) => Promise<unknown>) {
  let done = 0;
  for (const { id } of rows) {
    const one = work(id).then(() => 1);
    done += await one.catch((error: unknown) => {
      log.error({ err: error, booking: id }, "a way home was not seen to");
      return 0;
    });
  }
  return done;
}

/** Publishes what companies want published by itself, and ends what belongs to trips that were called off. Returns how many. */
export async function keepReturns(now = new Date()) {
  const ended = await each(await orphanReturns(), (id) => transaction((tx) => endReturn(tx, null, id, now)));
  const due = await dueReturns(now);
  const companies = new Map(due.map(({ id, companyId }) => [id, companyId]));
  const posted = await each(due, async (id) => {
    const own = { id, companyId: companies.get(id) ?? "" };
    const { minutes } = await measureReturn(own);
    await transaction((tx) => post(tx, null, own, minutes, now.getTime()));
  });
  return { ended, posted };
}
