import { prisma, type Transaction } from "@/lib/db/prisma";
import { queryOnce } from "@/lib/db/pool";
import { transaction } from "@/lib/db/transaction";
import { log } from "@/lib/log";
import { notifyEnded, notifyExpired } from "../notify";
import { type OfferRow, offerSelect } from "../present";
import { endOffer } from "./end";
import { stateAt } from "../rules/offer";
import { lockRequest } from "./reach";

/** As many as a minute's job takes on at once; the next minute goes on. */
const most = 500;

type Due = { id: string; requestId: string };
type Close = (tx: Transaction, row: OfferRow) => Promise<void>;

/** Ends offers one by one, each still open once its request is locked. A second run finds nothing. */
async function closeEach(due: readonly Due[], stillDue: (row: OfferRow) => boolean, close: Close) {
  let closed = 0;
  for (const { id, requestId } of due) {
    const work = transaction(async (tx) => {
      await lockRequest(tx, requestId);
      const row = await tx.offer.findUnique({ where: { id }, select: offerSelect });
      if (row?.state !== "open" || !stillDue(row)) return 0;
      await close(tx, row);
      return 1;
    });
    // One that cannot be closed must not keep the others open; the next minute tries it again.
    closed += await work.catch((error: unknown) => {
      log.error({ err: error, offer: id }, "an offer was not closed");
      return 0;
    });
  }
  return closed;
}

/** Writes down that an offer has run out, and tells bidder and author. */
export async function expireOffer(tx: Transaction, row: OfferRow, now: Date) {
  await endOffer(tx, null, { row, state: "expired", action: "expire", now });
  await notifyExpired(tx, row);
}

/** Open offers past their `validUntil`: bidder and author are told. Returns how many. */
export async function expireOffers(now = new Date()) {
  const due = await prisma.offer.findMany({
    where: { state: "open", validUntil: { lte: now }, request: { endedAt: null } },
    select: { id: true, requestId: true },
    orderBy: { validUntil: "asc" },
    take: most,
  });
  return closeEach(
    due,
    (row) => stateAt(row, now) === "expired",
    (tx, row) => expireOffer(tx, row, now),
  );
}

const endedSql = `select o.id, o."requestId" from offer o join bus_request r on r.id = o."requestId"
  where o.state = 'open' and r."endedAt" is not null and ($1::uuid is null or o."requestId" = $1::uuid)
  order by o.id limit ${most}`;

/**
 * Offers that stayed open when their request ended (withdrawn, rejected, past, its author gone): every bidder
 * learns how it ended. Of one request, or of all. Returns how many.
 */
export async function closeOffersOfEnded(requestId: string | null = null, now = new Date()) {
  const due = await queryOnce<Due>(endedSql, [requestId]);
  return closeEach(
    due,
    (row) => row.request.endedAt !== null,
    async (tx, row) => {
      const { endedAt, endReason } = row.request;
      // One that had run out by then was not declined by anybody.
      const over = endReason === "past" || stateAt(row, endedAt ?? now) === "expired";
      const state = over ? "expired" : "declined";
      await endOffer(tx, null, { row, state, action: "requestEnded", now });
      await notifyEnded(tx, row);
    },
  );
}
