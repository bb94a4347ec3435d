import { readsInCircle } from "@/lib/access/records";
import { notFoundBy } from "@/lib/access/refusals";
import { isBusPartner } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import { offerSelect, toOffer } from "../present";
import type { OfferRecord } from "../schema";
import { readSide } from "./side";

const seenSelect = {
  id: true,
  authorCompanyId: true,
  authorUserId: true,
  state: true,
  mode: true,
  receiverCompanyId: true,
  readers: { select: { companyId: true } },
} as const;

/** More than a request ever gets. */
const most = 200;

/**
 * The offers of a request, newest first: all for its author (account, company or the mail's token) and for
 * admins, a bus partner's own for itself. Throws Unauthorized, NotFound.
 */
export async function listOffersOf(
  viewer: Viewer,
  call: { id: string; token: string | null },
  now = new Date(),
): Promise<OfferRecord[]> {
  const { id, token } = call;
  const request = await prisma.busRequest.findUnique({
    where: { id },
    select: seenSelect,
  });
  if (!request) throw notFoundBy(viewer);
  const partner = isBusPartner(viewer) ? viewer.company.id : null;
  const side = await readSide(prisma, viewer, token, { request, companyId: partner });
  if (!side) throw notFoundBy(viewer);
  const mine = side === "bidder" && partner ? { companyId: partner } : {};
  const rows = await prisma.offer.findMany({
    where: { requestId: id, ...mine },
    select: offerSelect,
    // What can still be chosen is never cut off.
    orderBy: [{ state: "asc" }, { createdAt: "desc" }, { id: "desc" }],
    take: most,
  });
  const first = readsInCircle(viewer, { ...request, readers: request.readers.map((reader) => reader.companyId) });
  const toBeSeen =
    request.state === "active" && (request.mode === "collective" || first || request.receiverCompanyId === partner);
  // A request that the partner cannot see does not exist for it, unless it has offered for it.
  if (side === "bidder" && rows.length === 0 && !toBeSeen) throw notFound();
  const newest = rows.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
  return newest.map((row) => toOffer(row, side, now));
}
