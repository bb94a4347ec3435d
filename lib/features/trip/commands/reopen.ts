import type { Viewer } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import { announceRequest } from "@/lib/features/busrequest/commands/announce";
import { reopenDispatch } from "@/lib/features/dispatch/commands/open";
import { notifyReopened } from "../notify";
import { formerSelect, type TripFull } from "../present";
import { calledOffBy } from "../queries/called-off";

/** Who had offered, companies that have called off left out; each once, the newest offer's words. */
async function formerBidders(tx: Transaction, { requestId, companyId }: TripFull) {
  const gone = [companyId, ...(await calledOffBy(tx, requestId))];
  const rows = await tx.offer.findMany({
    where: { requestId, companyId: { notIn: gone }, state: { in: ["declined", "expired", "withdrawn"] } },
    select: formerSelect,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: 100,
  });
  return [...new Map(rows.toReversed().map((row) => [row.companyId, row])).values()];
}

/**
 * The company has called off: the request is open again and urgent. Who had offered is told before all others, whose
 * mails the job writes after this transaction. The offer that was accepted counts as taken back.
 */
export async function reopenRequest(tx: Transaction, viewer: Viewer | null, trip: TripFull, now: Date) {
  const { requestId, offerId } = trip;
  await tx.offer.update({
    where: { id: offerId },
    data: { state: "withdrawn", endedAt: now, version: { increment: 1 } },
  });
  await audit(tx, viewer, { action: "withdraw", noun: "offer", recordId: offerId, before: { state: "accepted" } });
  await tx.busRequest.update({
    where: { id: requestId },
    data: { endedAt: null, endReason: null, urgentSince: now, version: { increment: 1 } },
  });
  await audit(tx, viewer, { action: "reopen", noun: "busrequest", recordId: requestId });
  const bidders = await formerBidders(tx, trip);
  for (const bidder of bidders) await notifyReopened(tx, trip, bidder);
  // All others are told once more, as of a new request.
  const told = bidders.map(({ companyId }) => companyId);
  await tx.requestAlert.deleteMany({ where: { requestId, companyId: { notIn: told } } });
  // An emergency's companies are asked ring by ring; all others read of it on the market.
  const { companyId } = trip;
  await reopenDispatch(tx, { requestId, companyId, viewer, now });
  await announceRequest(tx, requestId);
}
