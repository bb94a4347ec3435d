import type { Viewer } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { notifyWithdrawn } from "../notify";
import { offerSelect } from "../present";
import { endOffer } from "./end";
import { lockRequest } from "./reach";

/** Requests for which both companies have an open offer: of one bidder's two the one that goes over is withdrawn. */
async function withdrawDuplicates(tx: Transaction, viewer: Viewer, from: string, to: string, now: Date) {
  const duplicates = await tx.$queryRaw<{ id: string; requestId: string }[]>`
    select o.id, o."requestId" from offer o join offer p on p."requestId" = o."requestId"
    where o."companyId" = ${from}::uuid and p."companyId" = ${to}::uuid and o.state = 'open' and p.state = 'open'`;
  for (const { id, requestId } of duplicates) {
    await lockRequest(tx, requestId);
    const row = await tx.offer.findUnique({ where: { id }, select: offerSelect });
    if (row?.state !== "open") continue;
    await endOffer(tx, viewer, { row, state: "withdrawn", action: "withdraw", now });
    if (row.request.endedAt === null) await notifyWithdrawn(tx, row);
  }
}

/** All offers, with their threads, bookings and trips of a company become another's. Answers how many offers. */
export async function handOverOffers(tx: Transaction, viewer: Viewer, from: string, to: string) {
  await withdrawDuplicates(tx, viewer, from, to, new Date());
  const where = { companyId: from };
  const { count } = await tx.offer.updateMany({ where, data: { companyId: to } });
  await tx.booking.updateMany({ where, data: { companyId: to } });
  await tx.trip.updateMany({ where, data: { companyId: to } });
  await tx.calendarFeed.deleteMany({ where });
  return count;
}
