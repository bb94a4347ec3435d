import type { Transaction } from "@/lib/db/prisma";
import { eraseTripCompany } from "@/lib/features/trip/commands/erase";
import { leaveTrips } from "@/lib/features/trip/commands/leave";
import { notifyWithdrawn } from "../notify";
import { offerSelect } from "../present";
import { endOffer } from "./end";
import { lockRequest } from "./reach";

/** A company leaves the market: its trips ahead are called off, its open offers withdrawn, their authors are told, its bookings go. */
export async function withdrawAllOf(tx: Transaction, companyId: string, now = new Date()) {
  await leaveTrips(tx, { companyId }, "company", now);
  const rows = await tx.offer.findMany({ where: { companyId, state: "open" }, select: { id: true, requestId: true } });
  for (const { id, requestId } of rows) {
    await lockRequest(tx, requestId);
    const row = await tx.offer.findUnique({ where: { id }, select: offerSelect });
    if (row?.state !== "open") continue;
    await endOffer(tx, null, { row, state: "withdrawn", action: "withdraw", now });
    if (row.request.endedAt === null) await notifyWithdrawn(tx, row);
  }
  await tx.booking.deleteMany({ where: { companyId } });
}

const nothing = "–";

/** The words of a company for which nobody works any more; prices and outcomes stay, they are the author's too. */
export async function eraseBidder(tx: Transaction, companyId: string) {
  await withdrawAllOf(tx, companyId);
  await eraseTripCompany(tx, companyId);
  await tx.offer.updateMany({
    where: { companyId },
    data: { vehicle: "", description: "", cancellation: "", reason: "" },
  });
  await tx.offerVersion.updateMany({ where: { offer: { companyId } }, data: { words: {} } });
  await tx.offerTemplate.deleteMany({ where: { companyId } });
  await tx.offerMessage.updateMany({ where: { offer: { companyId }, fromAuthor: false }, data: { text: nothing } });
}

/** What a person wrote in threads, with an account or as a private author by its mail's link. `addresses` in lower case. */
export async function eraseWriter(tx: Transaction, userId: string, addresses: readonly string[]) {
  await tx.$executeRaw`update offer_message m set text = ${nothing} where m."userId" = ${userId}::uuid
    or (m."fromAuthor" and m."offerId" in (select o.id from bus_request r join offer o on o."requestId" = r.id
      where r."authorCompanyId" is null
        and (lower(r.email) = any(${[...addresses]}) or r."authorUserId" = ${userId}::uuid)))`;
}
