import { prisma, type Transaction } from "@/lib/db/prisma";
import { queryOnce } from "@/lib/db/pool";
import { transaction } from "@/lib/db/transaction";
import { log } from "@/lib/log";
import { notifyEnded, notifyExpired } from "../notify";
import { type OfferRow, offerSelect } from "../present";
import { endOffer } from "./end";
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
    (row) => row.validUntil <= now,
    async (tx, row) => {
      await endOffer(tx, null, { row, state: "expired", deed: "expire", now });
      await notifyExpired(tx, row);
    },
  );
}

const endedSql = `select o.id, o."requestId" from offer o join bus_request r on r.id = o."requestId"
  where o.state = 'open' and r.ended_at is not null and ($1::uuid is null or o."requestId" = $1::uuid)
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
      const state = row.request.endReason === "past" ? "expired" : "declined";
      await endOffer(tx, null, { row, state, deed: "requestEnded", now });
      await notifyEnded(tx, row);
    },
  );
}
