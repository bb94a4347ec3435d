import type { Viewer } from "@/lib/access/viewer";
import { transaction } from "@/lib/db/transaction";
import { notFound } from "@/lib/errors";
import { notifyWithdrawn } from "../notify";
import { offerSelect } from "../present";
import { whereState } from "../rules/offer";
import { endOffer } from "./end";
import { lockRequest } from "./reach";

type Open = { companyId: string; requestId: string };

/** Takes back the open offer of a bidder that was proven otherwise (a signed link). Throws NotFound. */
export function withdrawOfferAs(viewer: Viewer, { companyId, requestId }: Open, now = new Date()) {
  return transaction(async (tx) => {
    await lockRequest(tx, requestId);
    const row = await tx.offer.findFirst({
      where: { requestId, companyId, ...whereState("open", now) },
      select: offerSelect,
    });
    if (!row) throw notFound();
    await endOffer(tx, viewer, { row, state: "withdrawn", action: "withdraw", now });
    if (row.request.endedAt === null) await notifyWithdrawn(tx, row);
  });
}
