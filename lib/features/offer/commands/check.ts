import type { Viewer } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { run } from "@/lib/db/statement";
import { conflict, forbidden, notFound, validationFailed } from "@/lib/errors";
import type { BusRequest } from "@/prisma/generated/client";
import { freeFrom } from "@/lib/features/way/queries";
import { clashesOf, clashName } from "../queries/clash";
import { alternativeError, offeredTimes, takesOffers, validityError } from "../rules/offer";
import type { OfferInput } from "../schema";

/** Who offers: a partner's person, or a passive provider by its mail's link (no user). */
export type Bidder = { companyId: string; companyType: string; userId: string | null };

const requestSql = `select id, category::text as category, state::text as state, mode::text as mode, "startDate", "endDate", "endedAt",
    "transferType"::text as "transferType", "startPlace", "endPlace", "approvedAt", "receiverCompanyId", "authorCompanyId", "authorUserId", "maxOffers",
    array(select p."companyId" from request_reader p where p."requestId" = r.id) as readers
  from bus_request r where id = $1::uuid`;
export type RequestToOffer = Pick<
  BusRequest,
  | "id"
  | "category"
  | "state"
  | "mode"
  | "transferType"
  | "startPlace"
  | "endPlace"
  | "startDate"
  | "endDate"
  | "endedAt"
  | "approvedAt"
  | "receiverCompanyId"
  | "authorCompanyId"
  | "authorUserId"
  | "maxOffers"
> & { readers: string[] };

const refused = (path: string, message: string) => conflict([{ path, message }]);

/** Unseen ones do not exist; seen ones say why they take no offer. */
function requireTakes(request: RequestToOffer, { companyId, userId }: Bidder, now: number) {
  const { mode, state, endedAt, approvedAt, authorCompanyId, authorUserId } = request;
  const own = authorCompanyId === companyId || (authorCompanyId === null && userId !== null && authorUserId === userId);
  if (own) throw forbidden();
  const first = mode === "circle" && request.readers.includes(companyId);
  const named = mode === "collective" || first || request.receiverCompanyId === companyId;
  if (!named || approvedAt === null) throw notFound();
  if (!takesOffers(request.category)) throw refused("request", "kindTakesNoOffers");
  const begun = request.category !== "emergency" && request.startDate.getTime() <= now;
  if (endedAt !== null || begun || request.endDate.getTime() <= now) throw refused("request", "requestEnded");
  if (state !== "active") throw notFound();
}

const busesOf = ({ bus, moreBuses }: OfferInput) => [...(bus ? [bus] : []), ...moreBuses];
const pathOf = (at: number) => (at === 0 ? "bus" : `moreBuses.${at - 1}`);

/** Each of the own fleet, none twice, and further ones beside a first one alone. */
async function requireOwnBuses(tx: Transaction, { companyId, companyType }: Bidder, input: OfferInput) {
  const ids = busesOf(input);
  if (input.moreBuses.length > 0 && !input.bus) throw validationFailed([{ path: "bus", message: "required" }]);
  const twice = ids.findIndex((id, at) => ids.indexOf(id) < at);
  if (twice >= 0) throw validationFailed([{ path: pathOf(twice), message: "busTwice" }]);
  if (ids.length === 0) return;
  const where = { id: { in: ids }, companyId, active: true };
  const own = companyType === "busoperator" ? await tx.bus.findMany({ where, select: { id: true } }) : [];
  const stranger = ids.findIndex((id) => own.every((bus) => bus.id !== id));
  if (stranger >= 0) throw validationFailed([{ path: pathOf(stranger), message: "busUnknown" }]);
}

type Held = { start: Date; end: Date };

/** The acceptance has the last word; a bus that is booked by now need not be offered at all. */
async function requireFree(tx: Transaction, viewer: Viewer, { start, end }: Held, buses: readonly string[]) {
  const [clash] = await tx.booking.findMany(clashesOf(buses, start, end));
  if (!clash) return;
  const path = pathOf(buses.indexOf(clash.busId ?? ""));
  throw conflict([{ path, message: "busBooked", detail: clashName(clash, viewer.language) }]);
}

/** An author cannot choose what nothing is said of. */
function requireVehicle({ bus, vehicle, description }: OfferInput) {
  if (!bus && !vehicle && !description) throw validationFailed([{ path: "vehicle", message: "vehicleNeeded" }]);
}

/** Of the locked request. Throws NotFound. */
export async function requestToOffer(tx: Transaction, id: string) {
  const [request] = await run<RequestToOffer>(tx, "offer.request", requestSql, [id]);
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
  await requireOwnBuses(tx, bidder, input);
  const buses = busesOf(input);
  if (buses.length === 0) return;
  const end = await freeFrom({ ...request, end: new Date(offered.end) });
  await requireFree(tx, viewer, { start: new Date(offered.start), end }, buses);
}

/** Rows of the further buses, in their order. */
export const moreOf = ({ moreBuses }: OfferInput) => moreBuses.map((busId, position) => ({ busId, position }));

export function columnsOf({ price, validUntil, bus = null, vatRate = null, alternative, ...input }: OfferInput) {
  const { vehicle, reason, vatIncluded, description, included, notIncluded, cancellation, confirms } = input;
  return {
    vehicle,
    reason,
    vatIncluded,
    vatRate,
    description,
    included,
    notIncluded,
    cancellation,
    confirms,
    offeredStart: alternative ? new Date(alternative.start) : null,
    offeredEnd: alternative ? new Date(alternative.end) : null,
    busId: bus,
    amount: price.amount,
    currency: price.currency,
    validUntil: new Date(validUntil),
  };
}
