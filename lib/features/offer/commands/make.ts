import type { BusPartner, Viewer } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, forbidden, notFound, validationFailed } from "@/lib/errors";
import { consume } from "@/lib/limits/limits";
import type { Prisma } from "@/prisma/generated/client";
import { overlapsOf } from "@/lib/features/busrequest/queries/overlaps";
import { ladderOf } from "@/lib/features/trip/queries/ladder";
import type { Ladder } from "@/lib/features/trip/schema/terms";
import { notifyReceived } from "../notify";
import { offerSelect, toOffer } from "../present";
import { clashesOf, clashName } from "../queries/clash";
import { stateAt, takesOffers, validityError, whereState } from "../rules";
import type { OfferInput, OfferRecord } from "../schema";
import { expireOffer } from "./expire";
import { putOffer } from "./inbox";
import { lockRequest } from "./reach";
import { tellOffer } from "./tell";

/** Who offers: a partner's person, or a passive provider by its mail's link (no user). */
export type Bidder = { companyId: string; companyType: string; userId: string | null };

const perRequest = { name: "offer-request", points: 10, seconds: 24 * 60 * 60 };

const requestSelect = {
  id: true,
  category: true,
  state: true,
  mode: true,
  startDate: true,
  endDate: true,
  endedAt: true,
  approvedAt: true,
  receiverCompanyId: true,
  authorCompanyId: true,
  authorUserId: true,
  maxOffers: true,
} satisfies Prisma.BusRequestSelect;
type Request = Prisma.BusRequestGetPayload<{ select: typeof requestSelect }>;

const refused = (path: string, message: string) => conflict([{ path, message }]);

/** Unseen ones do not exist; seen ones say why they take no offer. */
function requireTakes(request: Request, { companyId, userId }: Bidder, now: number) {
  const { mode, state, endedAt, approvedAt, authorCompanyId, authorUserId } = request;
  const own = authorCompanyId === companyId || (authorCompanyId === null && userId !== null && authorUserId === userId);
  if (own) throw forbidden();
  const named = mode === "collective" || request.receiverCompanyId === companyId;
  if (!named || approvedAt === null) throw notFound();
  if (!takesOffers(request.category)) throw refused("request", "kindTakesNoOffers");
  const begun = request.category !== "emergency" && request.startDate.getTime() <= now;
  if (endedAt !== null || begun || request.endDate.getTime() <= now) throw refused("request", "requestEnded");
  if (state !== "active") throw notFound();
}

async function requireOwnBus(tx: Transaction, { companyId, companyType }: Bidder, busId: string | null) {
  if (busId === null) return;
  const where = { id: busId, companyId, active: true };
  const known = companyType === "busoperator" && (await tx.bus.count({ where })) > 0;
  if (!known) throw validationFailed([{ path: "bus", message: "busUnknown" }]);
}

/** The acceptance has the last word; a bus that is booked by now need not be offered at all. */
async function requireFree(tx: Transaction, viewer: Viewer, { startDate, endDate }: Request, busId: string | null) {
  const [clash] = busId === null ? [] : await tx.booking.findMany(clashesOf([busId], startDate, endDate));
  if (clash) throw conflict([{ path: "bus", message: "busBooked", detail: clashName(clash, viewer.language) }]);
}

/** An author cannot choose what nothing is said of. */
function requireVehicle({ bus, vehicle, description }: OfferInput) {
  if (!bus && !vehicle && !description) throw validationFailed([{ path: "vehicle", message: "vehicleNeeded" }]);
}

/** One open offer a company; its own that has run out makes room before the job has come to it. */
async function makeRoom(tx: Transaction, { id, maxOffers }: Request, companyId: string, now: Date) {
  const where = { requestId: id, companyId, state: "open" } as const;
  const own = await tx.offer.findFirst({ where, select: offerSelect });
  if (own && stateAt(own, now) === "open") throw refused("request", "offerOpen");
  if (own) await expireOffer(tx, own, now);
  const open = await tx.offer.count({ where: { requestId: id, ...whereState("open", now) } });
  if (open >= maxOffers) throw refused("request", "offersFull");
}

function columnsOf(requestId: string, { companyId, userId }: Bidder, input: OfferInput, ladder: Ladder | null) {
  const {
    vehicle,
    vatIncluded,
    vatRate = null,
    description,
    included,
    notIncluded,
    cancellation,
    confirms,
    price,
  } = input;
  return {
    requestId,
    companyId,
    userId,
    vehicle,
    vatIncluded,
    vatRate,
    description,
    included,
    notIncluded,
    cancellation,
    confirms,
    ladder: ladder ?? undefined,
    busId: input.bus ?? null,
    amount: price.amount,
    currency: price.currency,
    validUntil: new Date(input.validUntil),
  } satisfies Prisma.OfferUncheckedCreateInput;
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
  const request = await tx.busRequest.findUnique({ where: { id: requestId }, select: requestSelect });
  if (!request) throw notFound();
  requireTakes(request, bidder, now);
  const times = { category: request.category, start: request.startDate.getTime(), end: request.endDate.getTime() };
  requireVehicle(input);
  const late = validityError(input.validUntil, times, now);
  if (late) throw validationFailed([{ path: "validUntil", message: late }]);
  await requireOwnBus(tx, bidder, input.bus ?? null);
  await requireFree(tx, viewer, request, input.bus ?? null);
  await makeRoom(tx, request, bidder.companyId, new Date(now));
  // Who answers by its mail's link has chosen no steps: its own words hold.
  const ladder = bidder.userId === null ? null : await ladderOf(tx, bidder.companyId);
  const row = await tx.offer.create({ data: columnsOf(requestId, bidder, input, ladder), select: offerSelect });
  await audit(tx, viewer, { action: "make", noun: "offer", recordId: row.id, after: { request: requestId } });
  await notifyReceived(tx, row);
  await tellOffer(tx, row);
  await putOffer(tx, row);
  const made = toOffer(row, "bidder", new Date(now));
  const { startDate: start, endDate: end } = request;
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
