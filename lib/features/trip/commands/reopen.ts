import type { Viewer } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import { announceRequest } from "@/lib/features/busrequest/commands/announce";
import { programmeColumns } from "@/lib/features/busrequest/commands/columns";
import { tellChanged, tellRequests } from "@/lib/features/busrequest/commands/tell";
import { reopenDispatch } from "@/lib/features/dispatch/commands/open";
import type { Place } from "@/lib/features/place/schema";
import { notifyReopened } from "../notify";
import type { TripFull } from "../present";
import { formerSelect } from "../queries/former";
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

const beforeSelect = {
  id: true,
  companyType: true,
  startPlace: true,
  endPlace: true,
  stops: true,
  authorCompany: { select: { slug: true } },
} as const;

/** What both sides have agreed since it was asked for is what the group needs a bus for now. */
function agreedOf({ startPlace, endPlace, stops, start, end, passengers }: TripFull) {
  return {
    start: { address: startPlace as Place, date: start.getTime() },
    end: { address: endPlace as Place | null, date: end.getTime() },
    stops: stops as Place[],
    passengers,
  };
}

/** As a change of the request writes it, so that searches, counters, fits and the measured way follow. */
async function openAsAgreed(tx: Transaction, trip: TripFull, now: Date) {
  const where = { id: trip.requestId };
  const before = await tx.busRequest.findUniqueOrThrow({ where, select: beforeSelect });
  const state = { endedAt: null, endReason: null, urgentSince: now, version: { increment: 1 } };
  await tx.busRequest.update({ where, data: { ...programmeColumns(before, agreedOf(trip)), ...state } });
  await tellChanged(tx, before);
  await tellRequests(tx, trip.requestId);
}

/**
 * The company has called off: the request is open again as it was agreed, and urgent. Who had offered is told before all others, whose
 * mails the job writes after this transaction. The offer that was accepted counts as taken back.
 */
export async function reopenRequest(tx: Transaction, viewer: Viewer | null, trip: TripFull, now: Date) {
  const { requestId, offerId } = trip;
  await tx.offer.update({
    where: { id: offerId },
    data: { state: "withdrawn", endedAt: now, version: { increment: 1 } },
  });
  await audit(tx, viewer, { action: "withdraw", noun: "offer", recordId: offerId, before: { state: "accepted" } });
  await openAsAgreed(tx, trip, now);
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
