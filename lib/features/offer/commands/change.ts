import type { BusPartner, Viewer } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, notFound, validationFailed } from "@/lib/errors";
import { changedParts } from "@/lib/features/offerversion/rules";
import type { OfferContent } from "@/lib/features/offerversion/schema";
import { consume } from "@/lib/limits/limits";
import { notifyChanged } from "../notify";
import { contentOf, type OfferRow, offerSelect } from "../present";
import { inBothLists, type OfferChange, type OfferInput } from "../schema";
import { readOffer } from "./answer";
import { type Bidder, columnsOf, moreOf, requestToOffer, requireSound } from "./check";
import { putChange } from "./inbox";
import { lockOffer, lockRequest, requireOpen, requireSide } from "./reach";
import { tellOffer } from "./tell";

const perOffer = { name: "offer-edit", points: 12, seconds: 24 * 60 * 60 };

/** As it is to be: what the call leaves out stays. */
function merged(row: OfferRow, { version: _version, ...change }: OfferChange): OfferInput {
  const { more, ...said } = contentOf(row);
  const input = { ...said, bus: row.busId, moreBuses: more.map(({ id }) => id), ...change };
  if (inBothLists(input)) throw validationFailed([{ path: "notIncluded", message: "bothLists" }]);
  // A bus of the fleet speaks for itself; words for another vehicle are of the time before.
  return input.bus && change.vehicle === undefined ? { ...input, vehicle: "" } : input;
}

/** What it said until now; both sides go on reading it. */
async function keepVersion(tx: Transaction, { id, version }: OfferRow, said: OfferContent, now: Date) {
  const { vehicle, description, cancellation, reason, ...facts } = said;
  const words = { vehicle, description, cancellation, reason };
  await tx.offerVersion.create({ data: { offerId: id, version, facts, words, createdAt: now } });
}

const asContent = (input: OfferInput) => ({
  ...input,
  vatRate: input.vatRate ?? null,
  alternative: input.alternative ?? null,
  bus: input.bus ? { id: input.bus } : null,
  more: input.moreBuses.map((id) => ({ id })),
});

type Change = { bidder: Bidder; row: OfferRow; change: OfferChange; now: Date };

/** The offer is locked, and its bidder proved. Nothing is stored and nobody told where nothing has changed. */
async function changeIn(tx: Transaction, viewer: Viewer, { bidder, row, change, now }: Change) {
  requireOpen(row, now);
  const { id, requestId } = row;
  const [before, input] = [contentOf(row), merged(row, change)];
  const parts = changedParts(before, asContent(input));
  if (parts.length === 0) return;
  const request = await requestToOffer(tx, requestId);
  await requireSound(tx, viewer, { bidder, request, input, now: now.getTime() });
  await keepVersion(tx, row, before, now);
  const data = {
    ...columnsOf(input),
    more: { deleteMany: {}, create: moreOf(input) },
    version: { increment: 1 },
  };
  const after = await tx.offer.update({ where: { id }, data, select: offerSelect });
  await audit(tx, viewer, { action: "change", noun: "offer", recordId: id, after: { request: requestId, parts } });
  await tellOffer(tx, after);
  await putChange(tx, after);
  await notifyChanged(tx, after, { before, parts });
}

/**
 * PUT /offer/{id}: an open offer says something else, and its author is told once, with the old price beside the new;
 * nobody is where nothing has changed. Throws Forbidden, NotFound, ValidationFailed, RateLimited, Conflict for a stale
 * version or with its reason.
 */
export async function changeOffer(viewer: BusPartner, id: string, change: OfferChange, now = new Date()) {
  const { id: companyId, companyType } = viewer.company;
  await consume(perOffer, `${companyId} ${id}`);
  return transaction(async (tx) => {
    const { row, side } = await lockOffer(tx, viewer, { id, token: null, version: change.version });
    requireSide(side, "bidder");
    await changeIn(tx, viewer, { bidder: { companyId, companyType, userId: viewer.id }, row, change, now });
    return readOffer(tx, id, side, now);
  });
}

type ChangeAs = { bidder: Bidder; requestId: string; change: OfferChange };

/** The same for a bidder that was proven otherwise (a signed link): its last offer for the request. */
export async function changeOfferAs(viewer: Viewer, { bidder, requestId, change }: ChangeAs, now = new Date()) {
  const { companyId } = bidder;
  await consume(perOffer, `${companyId} ${requestId}`);
  return transaction(async (tx) => {
    await lockRequest(tx, requestId);
    const where = { requestId, companyId };
    const row = await tx.offer.findFirst({ where, select: offerSelect, orderBy: { createdAt: "desc" } });
    if (!row) throw notFound();
    if (row.state === "open" && row.version !== change.version) throw conflict();
    await changeIn(tx, viewer, { bidder, row, change, now });
  });
}
