import type { Viewer } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { conflict, forbidden, notFound, validationFailed } from "@/lib/errors";
import type { Prisma } from "@/prisma/generated/client";
import { clashesOf, clashName } from "../queries/clash";
import { alternativeError, offeredTimes, type RequestTimes, takesOffers, validityError } from "../rules";
import type { OfferInput } from "../schema";

/** Who offers: a partner's person, or a passive provider by its mail's link (no user). */
export type Bidder = { companyId: string; companyType: string; userId: string | null };

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
  readers: { select: { companyId: true } },
} satisfies Prisma.BusRequestSelect;
export type RequestToOffer = Prisma.BusRequestGetPayload<{ select: typeof requestSelect }>;

const refused = (path: string, message: string) => conflict([{ path, message }]);

/** Unseen ones do not exist; seen ones say why they take no offer. */
function requireTakes(request: RequestToOffer, { companyId, userId }: Bidder, now: number) {
  const { mode, state, endedAt, approvedAt, authorCompanyId, authorUserId } = request;
  const own = authorCompanyId === companyId || (authorCompanyId === null && userId !== null && authorUserId === userId);
  if (own) throw forbidden();
  const first = mode === "circle" && request.readers.some((reader) => reader.companyId === companyId);
  const named = mode === "collective" || first || request.receiverCompanyId === companyId;
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
async function requireFree(tx: Transaction, viewer: Viewer, { start, end }: RequestTimes, busId: string | null) {
  if (busId === null) return;
  const [clash] = await tx.booking.findMany(clashesOf([busId], new Date(start), new Date(end)));
  if (clash) throw conflict([{ path: "bus", message: "busBooked", detail: clashName(clash, viewer.language) }]);
}

/** An author cannot choose what nothing is said of. */
function requireVehicle({ bus, vehicle, description }: OfferInput) {
  if (!bus && !vehicle && !description) throw validationFailed([{ path: "vehicle", message: "vehicleNeeded" }]);
}

/** Of the locked request. Throws NotFound. */
export async function requestToOffer(tx: Transaction, id: string) {
  const request = await tx.busRequest.findUnique({ where: { id }, select: requestSelect });
  if (!request) throw notFound();
  return request;
}

type Offered = { bidder: Bidder; request: RequestToOffer; input: OfferInput; now: number };

/** What holds of an offer that is made as of one that is changed. Throws Forbidden, NotFound, Conflict, ValidationFailed. */
export async function requireSound(tx: Transaction, viewer: Viewer, { bidder, request, input, now }: Offered) {
  requireTakes(request, bidder, now);
  requireVehicle(input);
  const times = { category: request.category, start: request.startDate.getTime(), end: request.endDate.getTime() };
  const wrong = alternativeError(input, times, now);
  if (wrong) throw validationFailed([wrong]);
  const offered = offeredTimes(input, times);
  // The request ends with its own start, whatever else is offered.
  const late = validityError(input.validUntil, times, now) ?? validityError(input.validUntil, offered, now);
  if (late) throw validationFailed([{ path: "validUntil", message: late }]);
  await requireOwnBus(tx, bidder, input.bus ?? null);
  await requireFree(tx, viewer, offered, input.bus ?? null);
}

export function columnsOf({ price, validUntil, bus = null, vatRate = null, alternative, ...input }: OfferInput) {
  const { vehicle, reason, vatIncluded, description, included, notIncluded, cancellation, confirms } = input;
  return {
    ...{ vehicle, reason, vatIncluded, vatRate, description, included, notIncluded, cancellation, confirms },
    offeredStart: alternative ? new Date(alternative.start) : null,
    offeredEnd: alternative ? new Date(alternative.end) : null,
    busId: bus,
    amount: price.amount,
    currency: price.currency,
    validUntil: new Date(validUntil),
  };
}
