import type { Viewer } from "@/lib/access/viewer";
import { transaction } from "@/lib/db/transaction";
import { lockOffer, type OfferCall, requireSide } from "./reach";
import { readOffer } from "./answer";

/** The author keeps an offer on its short list, or no more; the bidder learns nothing of it. Throws Unauthorized, Forbidden, NotFound. */
export function shortlistOffer(viewer: Viewer, call: OfferCall, shortlisted: boolean) {
  return transaction(async (tx) => {
    const { row, side } = await lockOffer(tx, viewer, call);
    requireSide(side, "author");
    await tx.offer.update({ where: { id: row.id }, data: { shortlisted } });
    return readOffer(tx, row.id, side);
  });
}
