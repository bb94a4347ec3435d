import type { Viewer } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import type { OfferRow } from "../present";
import type { OfferState } from "../rules";
import { putEnd } from "./inbox";
import { tellOffer } from "./tell";

type End = { row: OfferRow; state: Exclude<OfferState, "open">; action: string; now: Date };

/** Writes an offer's end with its audit line; the caller has locked the request and tells the sides. */
export async function endOffer(tx: Transaction, viewer: Viewer | null, { row, state, action, now }: End) {
  await tx.offer.update({ where: { id: row.id }, data: { state, endedAt: now, version: { increment: 1 } } });
  const after = { state, request: row.requestId };
  await audit(tx, viewer, { action, noun: "offer", recordId: row.id, before: { state: row.state }, after });
  await tellOffer(tx, row, row.version + 1);
  await putEnd(tx, row, { action, state });
}
