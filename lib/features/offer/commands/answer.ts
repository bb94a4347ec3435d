import type { Side } from "@/lib/access/records";
import type { BusPartner, Viewer } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { notFound } from "@/lib/errors";
import { notifyDeclined, notifyWithdrawn } from "../notify";
import { toOffer } from "../present";
import { readOfferRow } from "../queries/row";
import type { OfferRecord } from "../schema";
import { endOffer } from "./end";
import { lockOffer, type OfferCall, requireAction, requireSide } from "./reach";

export async function readOffer(tx: Transaction, id: string, side: Side, now = new Date()): Promise<OfferRecord> {
  const row = await readOfferRow(tx, id);
  if (!row) throw notFound();
  return toOffer(row, side, now);
}

/** The author says no; the bidder is told. Throws Unauthorized, Forbidden, NotFound, Conflict. */
export function declineOffer(viewer: Viewer, call: OfferCall, now = new Date()) {
  return transaction(async (tx) => {
    const { row, side } = await lockOffer(tx, viewer, call);
    requireSide(side, "author");
    requireAction(row, "decline", now);
    await endOffer(tx, viewer, { row, state: "declined", action: "decline", now });
    await notifyDeclined(tx, row);
    return readOffer(tx, row.id, side, now);
  });
}

/** The bidder's company takes its offer back; the author is told. Throws Unauthorized, Forbidden, NotFound, Conflict. */
export function withdrawOffer(viewer: BusPartner, call: OfferCall, now = new Date()) {
  return transaction(async (tx) => {
    const { row, side } = await lockOffer(tx, viewer, { ...call, token: null });
    requireSide(side, "bidder");
    requireAction(row, "withdraw", now);
    await endOffer(tx, viewer, { row, state: "withdrawn", action: "withdraw", now });
    if (row.request.endedAt === null) await notifyWithdrawn(tx, row);
    return readOffer(tx, row.id, side, now);
  });
}
