import type { Viewer } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { ladderOf } from "@/lib/features/trip/queries/ladder";
import { offerSelect } from "../present";
import { settle } from "./accept";
import { endOffer } from "./end";

type Placed = {
  requestId: string;
  companyId: string;
  busId: string | null;
  /** Those that come beside it, in their order. */
  more: readonly { busId: string }[];
  /** Cents with tax. */
  amount: number;
};

/** Its own open offer is overtaken: one company has one. */
async function endOwn(tx: Transaction, viewer: Viewer, { requestId, companyId }: Placed, now: Date) {
  const own = await tx.offer.findFirst({ where: { requestId, companyId, state: "open" }, select: offerSelect });
  if (own) await endOffer(tx, viewer, { row: own, state: "expired", action: "expire", now });
}

/**
 * What a company has promised otherwise (an emergency's answer) becomes its offer and is accepted in one step, with all
 * that follows from an acceptance. The caller has locked the request and proved who accepts.
 */
export async function placeAccepted(tx: Transaction, viewer: Viewer, placed: Placed, now: Date) {
  const { requestId, companyId, busId, amount } = placed;
  const more = { create: placed.more.map((one, position) => ({ busId: one.busId, position })) };
  await endOwn(tx, viewer, placed, now);
  const { endDate: validUntil } = await tx.busRequest.findUniqueOrThrow({ where: { id: requestId } });
  const ladder = (await ladderOf(tx, companyId)) ?? undefined;
  const row = await tx.offer.create({
    data: { requestId, companyId, busId, more, amount, vatIncluded: true, validUntil, ladder },
    select: offerSelect,
  });
  await settle(tx, viewer, row, now);
}
