import type { BusPartner, Viewer } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, notFound } from "@/lib/errors";
import { consume } from "@/lib/limits/limits";
import { overlapsOf } from "@/lib/features/busrequest/queries/overlaps";
import { ladderOf } from "@/lib/features/trip/queries/ladder";
import { notifyReceived } from "../notify";
import { asOffered, toOffer } from "../present";
import { readOfferRow } from "../queries/row";
import { stateAt, whereState } from "../rules";
import type { OfferInput, OfferRecord } from "../schema";
import { type Bidder, columnsOf, moreOf, type RequestToOffer, requestToOffer, requireSound } from "./check";
import { expireOffer } from "./expire";
import { putOffer } from "./inbox";
import { lockRequest } from "./reach";
import { tellOffer } from "./tell";

const perRequest = { name: "offer-request", points: 10, seconds: 24 * 60 * 60 };

/** One open offer a company; its own that has run out makes room before the job has come to it. */
async function makeRoom(tx: Transaction, { id, maxOffers }: RequestToOffer, companyId: string, now: Date) {
  const where = { requestId: id, companyId, state: "open" } as const;
  const known = await tx.offer.findFirst({ where, select: { id: true } });
  const own = known && (await readOfferRow(tx, known.id));
  if (own && stateAt(own, now) === "open") throw conflict([{ path: "request", message: "offerOpen" }]);
  if (own) await expireOffer(tx, own, now);
  const open = await tx.offer.count({ where: { requestId: id, ...whereState("open", now) } });
  if (open >= maxOffers) throw conflict([{ path: "request", message: "offersFull" }]);
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
  const data = { requestId, companyId, userId, ladder: ladder ?? undefined, ...columnsOf(input) };
  const beside = moreOf(input);
  const more = beside.length > 0 ? { more: { create: beside } } : {};
  const { id } = await tx.offer.create({ data: { ...data, ...more }, select: { id: true } });
  const row = await readOfferRow(tx, id);
  if (!row) throw notFound();
  await audit(tx, viewer, { action: "make", noun: "offer", recordId: row.id, after: { request: requestId } });
  await tellOffer(tx, row);
  await putOffer(tx, row);
  await notifyReceived(tx, row);
  const made = toOffer(row, "bidder", new Date(now));
  const { startDate: start, endDate: end } = asOffered(row).request;
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
