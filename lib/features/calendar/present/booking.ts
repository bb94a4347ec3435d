import { referenceOf } from "@/lib/features/busrequest/rules/reference";
import { bookingTitle } from "@/lib/features/busrequest/rules/trip-title";
import type { Place } from "@/lib/features/place/schema";
import type { Language } from "@/lib/i18n/routing";
import type { Prisma } from "@/prisma/generated/client";
import type { BookingRecord } from "../schema";

export const bookingSelect = {
  id: true,
  companyId: true,
  title: true,
  note: true,
  start: true,
  end: true,
  busId: true,
  state: true,
  sequence: true,
  offerId: true,
  mainId: true,
  main: { select: { offerId: true, more: { select: { id: true } } } },
  more: { select: { id: true } },
  createdAt: true,
  version: true,
  request: {
    select: {
      id: true,
      number: true,
      passengers: true,
      quantity: true,
      startPlace: true,
      startDate: true,
      endPlace: true,
      endDate: true,
    },
  },
} satisfies Prisma.BookingSelect;

export type BookingRow = Prisma.BookingGetPayload<{ select: typeof bookingSelect }>;

/** A customer has accepted it, as the first bus of a trip or as one beside it. */
export const isAgreed = ({ offerId, main }: Pick<BookingRow, "offerId" | "main">) =>
  offerId !== null || (main !== null && main.offerId !== null);

function tripOf(request: BookingRow["request"]): BookingRecord["trip"] {
  if (!request) return null;
  const start = { address: request.startPlace as Place, date: request.startDate.getTime() };
  if (!request.endPlace) return { start, end: null };
  return { start, end: { address: request.endPlace as Place, date: request.endDate.getTime() } };
}

/** A booking as its company reads it, called by its places in the reader's language. */
export function toBooking(row: BookingRow, language: Language): BookingRecord {
  const { id, note, state, sequence, version, request } = row;
  return {
    id,
    title: bookingTitle(row, language),
    note,
    state,
    sequence,
    version,
    company: row.companyId,
    start: row.start.getTime(),
    end: row.end.getTime(),
    bus: row.busId,
    request: request?.id ?? null,
    reference: request ? referenceOf(request.number) : null,
    agreed: isAgreed(row),
    trip: tripOf(request),
    created_at: row.createdAt.getTime(),
  };
}

export const feedSelect = {
  id: true,
  createdAt: true,
  lastReadAt: true,
  bus: { select: { id: true, licenceplate: true } },
} satisfies Prisma.CalendarFeedSelect;

export function toFeed(row: Prisma.CalendarFeedGetPayload<{ select: typeof feedSelect }>) {
  const { id, bus, createdAt, lastReadAt } = row;
  return { id, bus, created_at: createdAt.getTime(), read_at: lastReadAt?.getTime() ?? null };
}
