import type { BusPartner, Viewer } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { run } from "@/lib/db/statement";
import { transaction } from "@/lib/db/transaction";
import { conflict, notFound } from "@/lib/errors";
import { consume } from "@/lib/limits/limits";
import { overlapsOf } from "@/lib/features/busrequest/queries/overlaps";
import { ladderOf } from "@/lib/features/trip/queries/ladder";
import { freeFrom } from "@/lib/features/way/queries";
import { notifyReceived } from "../notify";
import { asOffered, toOffer } from "../present";
import { readOfferRow } from "../queries/row";
import { type OfferState, stateAt } from "../rules/offer";
import type { OfferInput, OfferRecord } from "../schema";
import { type Bidder, columnsOf, moreOf, type RequestToOffer, requestToOffer, requireSound } from "./check";
import { expireOffer } from "./expire";
import { putOffer } from "./inbox";
import { insertOffer } from "./insert";
import { lockRequest } from "./reach";
import { tellOffer } from "./tell";

const perRequest = { name: "offer-request", points: 10, seconds: 24 * 60 * 60 };

type Open = { id: string; companyId: string; state: OfferState; validUntil: Date };
const openSql = `select id, "companyId", state::text as state, "validUntil" from offer where "requestId" = $1::uuid and state = 'open'`;

/** One open offer a company; its own that has run out makes room before the job has come to it. */
async function makeRoom(tx: Transaction, { id, maxOffers }: RequestToOffer, companyId: string, now: Date) {
  const offers = await run<Open>(tx, "offer.open", openSql, [id]);
  const known = offers.find((one) => one.companyId === companyId);
  const own = known && (await readOfferRow(tx, known.id));
  if (own && stateAt(own, now) === "open") throw conflict([{ path: "request", message: "offerOpen" }]);
  if (own) await expireOffer(tx, own, now);
  const open = offers.filter((one) => stateAt(one, now) === "open");
  if (open.length >= maxOffers) throw conflict([{ path: "request", message: "offersFull" }]);
}

/** Writes an offer in a transaction in which others may be written, too: all of them or none. */
export async function placeOffer(
  tx: Transaction,
  viewer: Viewer,
  bidder: Bidder,
  requestId: string,
  input: OfferInput,
  now: number,
): Promise<OfferRecord> {
  await lockRequest(tx, requestId);
  const request = await requestToOffer(tx, requestId);
  await requireSound(tx, viewer, { bidder, request, input, now });
  await makeRoom(tx, request, bidder.companyId, new Date(now));
  // Who answers by its mail's link has chosen no steps: its own words hold.
  const ladder = bidder.userId === null ? null : await ladderOf(tx, bidder.companyId);
  const { companyId, userId } = bidder;
  const id = await insertOffer(tx, viewer, { requestId, companyId, userId, ladder, ...columnsOf(input) });
  const beside = moreOf(input);
  if (beside.length > 0) await tx.offerBus.createMany({ data: beside.map((one) => ({ ...one, offerId: id })) });
  const row = await readOfferRow(tx, id);
  if (!row) throw notFound();
  await tellOffer(tx, row);
  await putOffer(tx, row);
  await notifyReceived(tx, row);
  const made = toOffer(row, "bidder", new Date(now));
  const offered = asOffered(row).request;
  const [start, end] = [offered.startDate, await freeFrom({ ...offered, end: offered.endDate })];
  const { language } = viewer;
  const overlaps = row.busId ? await overlapsOf(tx, { bus: row.busId, start, end, language }) : [];
  return overlaps.length > 0 ? { ...made, overlaps } : made;
}

/** An author's mailbox is not to be filled by offering and withdrawing in turn. Throws RateLimited. */
export const countOffer = (companyId: string, requestId: string) => consume(perRequest, `${companyId} ${requestId}`);

/** The offer of a bidder that was proven otherwise (a signed link); `makeOffer` is for who is signed in. */
export async function makeOfferAs(
  viewer: Viewer,
  bidder: Bidder,
  requestId: string,
  input: OfferInput,
  now = Date.now(),
) {
  await countOffer(bidder.companyId, requestId);
  return transaction((tx) => placeOffer(tx, viewer, bidder, requestId, input, now));
}

/**
 * Offers a bus for a request. Throws Forbidden (one's own request), NotFound,
 * ValidationFailed, Conflict with its reason (ended, an open offer already, as many as the author wants), RateLimited.
 */
export async function makeOffer(viewer: BusPartner, requestId: string, input: OfferInput, now = Date.now()) {
  const { id: companyId, companyType } = viewer.company;
  return makeOfferAs(viewer, { companyId, companyType, userId: viewer.id }, requestId, input, now);
}
