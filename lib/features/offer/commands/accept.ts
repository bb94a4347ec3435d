import type { Viewer } from "@/lib/access/viewer";
import { v7 as uuidv7 } from "uuid";
import { auditSql, auditValue } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import { faultKind } from "@/lib/db/faults";
import type { Transaction } from "@/lib/db/prisma";
import { run } from "@/lib/db/statement";
import { transaction } from "@/lib/db/transaction";
import { AppError, conflict } from "@/lib/errors";
import { endPostsOfBus } from "@/lib/features/busrequest/commands/book-out";
import { closeDispatch } from "@/lib/features/dispatch/commands/close";
import { requestTitle } from "@/lib/features/busrequest/rules/trip-title";
import { draftReturn } from "@/lib/features/returnleg/commands/draft";
import { freeFrom } from "@/lib/features/way/queries";
import { createTrip } from "@/lib/features/trip/commands/create";
import { semaphore } from "@/lib/semaphore";
import type { Booking } from "@/prisma/generated/client";
import { notifyAccepted, notifyDeclined } from "../notify";
import { asOffered, type OfferRow } from "../present";
import { readOfferRows } from "../queries/row";
import { stateAt } from "../rules/offer";
import { readOffer } from "./answer";
import { emptyRideOf, recordChain, recordFit } from "./avoided";
import { endOffer } from "./end";
import { lockOffer, type OfferCall, requireAction, requireSide } from "./reach";

/** A crowd of clicks waits here and not in the database: each there would hold a connection until the first is through. */
const limited = semaphore("offer.accept", 2);

const busBooked = () => conflict([{ path: "bus", message: "busBooked" }]);

const takenSql = `select 1 from booking where "busId" = any($1::uuid[]) and state = 'booked'
  and start < $3::timestamptz and "end" > $2::timestamptz limit 1`;

type Taken = { buses: readonly string[]; start: Date; end: Date };

/**
 * All buses of a trip or none: locked one after the other and in one order, since waiting in the exclusion constraint would
 * end in deadlocks. It has the last word. What they were published for meanwhile ends.
 */
async function takeBuses(tx: Transaction, viewer: Viewer, { buses, start, end }: Taken, now: Date) {
  const ids = buses.toSorted();
  if (ids.length === 0) return;
  await run(tx, "buses.lock", "select id from bus where id = any($1::uuid[]) order by id for update", [ids]);
  if ((await run(tx, "buses.taken", takenSql, [ids, start, end])).length > 0) throw busBooked();
  for (const busId of ids) await endPostsOfBus(tx, viewer, { busId, start, end }, now);
}

const bookingColumns = `id, "companyId", "busId", "offerId", "requestId", "mainId", position, "agreedSeats", title, start, "end"`;
const bookingSql = `insert into booking (${bookingColumns})
  select ${bookingColumns} from jsonb_populate_record(null::booking, $1::jsonb)`;

type NewBooking = Pick<Booking, "companyId" | "busId" | "requestId" | "agreedSeats" | "title" | "start" | "end"> &
  Partial<Pick<Booking, "offerId" | "mainId" | "position">>;

async function insertBooking(tx: Transaction, booking: NewBooking) {
  const id = uuidv7();
  await run(tx, "booking.insert", bookingSql, [JSON.stringify({ position: 0, ...booking, id })]);
  return id;
}

/** The trip, and its place in the company's calendar until the bus is back. Throws Conflict where the bus is on the road at that time. */
async function book(tx: Transaction, viewer: Viewer, row: OfferRow, now: Date) {
  const { id, companyId, company, busId, requestId, request } = row;
  const start = request.startDate;
  // Before the buses are locked: a routing service may take its time.
  const end = await freeFrom({ ...request, end: request.endDate });
  const ride = await emptyRideOf(tx, row);
  const more = row.more.map((one) => one.busId);
  await takeBuses(tx, viewer, { buses: [...(busId ? [busId] : []), ...more], start, end }, now);
  const { language } = company.users[0] ?? { language: "de" };
  const title = requestTitle(request, language);
  const data = { companyId, busId, offerId: id, requestId, title, start, end };
  // The price is shared by the seats of now, whichever buses come in the end.
  const fleet =
    more.length > 0
      ? await tx.bus.findMany({
          where: { id: { in: [busId ?? "", ...more].filter(Boolean) } },
          select: { id: true, capacity: true },
        })
      : [];
  const seatsOf = (id: string | null) => fleet.find((bus) => bus.id === id)?.capacity ?? null;
  const first = { ...data, agreedSeats: seatsOf(busId) };
  const bookingId = await insertBooking(tx, first);
  const beside = { companyId, requestId, title, start, end, mainId: bookingId };
  const bookings = [bookingId];
  for (const [position, besideId] of more.entries()) {
    const own = { busId: besideId, position, agreedSeats: seatsOf(besideId) };
    bookings.push(await insertBooking(tx, { ...beside, ...own }));
  }
  if (!(await recordChain(tx, { bookingId, row })) && ride) await recordFit(tx, { bookingId, row, ride });
  await createTrip(tx, viewer, row, bookingId, now);
  await draftReturn(tx, { bookings, companyId, request });
}

const othersSql = `select id from offer where "requestId" = $1::uuid and state = 'open' and id <> $2::uuid`;

async function declineOthers(tx: Transaction, viewer: Viewer, { id, requestId }: OfferRow, now: Date) {
  const others = await run<{ id: string }>(tx, "offer.others", othersSql, [requestId, id]);
  if (others.length === 0) return;
  const rows = await readOfferRows(
    tx,
    others.map((other) => other.id),
  );
  for (const row of rows) {
    // One that had run out was not declined by anybody; its bidder learns how it ended all the same.
    const state = stateAt(row, now) === "expired" ? "expired" : "declined";
    await endOffer(tx, viewer, { row, state, action: "declineOther", now });
    await notifyDeclined(tx, row);
  }
}

const fillSql = `with logged as (${auditSql("$3")})
  update bus_request set "endedAt" = $2::timestamptz, "endReason" = 'filled', version = version + 1 where id = $1::uuid`;

async function endRequest(tx: Transaction, viewer: Viewer, { requestId }: OfferRow, now: Date) {
  const logged = auditValue(viewer, [{ action: "fill", noun: "busrequest", recordId: requestId }]);
  await run(tx, "request.fill", fillSql, [requestId, now, logged]);
}

const revealSql = `insert into contact_reveal (id, "requestId", "companyId", "userId")
  values ($1::uuid, $2::uuid, $3::uuid, $4::uuid) on conflict do nothing`;

/** On record: from now on the bidder has the author's contact data. */
async function recordReveal(tx: Transaction, { requestId, companyId, userId, company }: OfferRow) {
  const reader = userId ?? company.users[0]?.id;
  if (!reader) return;
  await run(tx, "request.reveal", revealSql, [uuidv7(), requestId, companyId, reader]);
}

/** All that an acceptance does, once who accepts what is proved; the caller has locked the request. */
export async function settle(tx: Transaction, viewer: Viewer, row: OfferRow, now: Date) {
  await book(tx, viewer, row, now);
  await endOffer(tx, viewer, { row, state: "accepted", action: "accept", now });
  await declineOthers(tx, viewer, row, now);
  await endRequest(tx, viewer, row, now);
  await recordReveal(tx, row);
  await notifyAccepted(tx, row);
  await closeDispatch(tx, row.requestId, { companyId: row.companyId, viewer, now });
  await changed(tx, "busrequest", `busrequest:${row.requestId}`);
}

async function fill(tx: Transaction, viewer: Viewer, call: OfferCall, now: Date) {
  const { row: read, side } = await lockOffer(tx, viewer, call);
  requireSide(side, "author");
  requireAction(read, "accept", now);
  const row = asOffered(read);
  await settle(tx, viewer, row, now);
  return row;
}

/**
 * The author takes an offer: one transaction in which the request ends as filled, the other bidders are told, the
 * contacts are exchanged, the trip is booked and what its bus was published for meanwhile ends. Throws Unauthorized, Forbidden, NotFound, Conflict with its reason.
 */
export function acceptOffer(viewer: Viewer, call: OfferCall, now = new Date()) {
  return acceptInTurn(async (tx) => {
    const row = await fill(tx, viewer, call, now);
    return readOffer(tx, row.id, "author", now);
  });
}

/** The transaction of an acceptance. Throws Conflict where the database finds the bus on the road. */
export const acceptInTurn = <T>(work: (tx: Transaction) => Promise<T>) =>
  limited(async () => {
    try {
      return await transaction(work);
    } catch (error) {
      if (!(error instanceof AppError) && faultKind(error) === "conflict") throw busBooked();
      throw error;
    }
  });
