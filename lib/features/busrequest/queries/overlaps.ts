import { referenceOf } from "../rules/reference";
import type { prisma, Transaction } from "@/lib/db/prisma";
import { externalTimes } from "@/lib/features/externalcalendar/queries/busy";
import { routeName } from "@/lib/i18n/place-names";
import type { Place } from "@/lib/features/place/schema";
import type { Language } from "@/lib/i18n/routing";
import type { BusRequestRecord, Overlap } from "../schema/record";

type Reader = Transaction | typeof prisma;
/** `except`: the booking or post itself; `language`: of the reader, who knows places by its names. */
type Stay = { buses: readonly string[]; start: Date; end: Date; except?: string; language: Language };

const ms = ({ start, end }: { start: Date; end: Date }) => ({ start: start.getTime(), end: end.getTime() });

/** Published free buses and empty rides that hold one of the buses meanwhile, by their start. */
export async function postsHolding(db: Reader, { buses, start, end, except, language }: Stay) {
  const rows = await db.busRequest.findMany({
    where: {
      busId: { in: [...buses] },
      endedAt: null,
      startDate: { lt: end },
      endDate: { gt: start },
      ...(except && { id: { not: except } }),
    },
    select: {
      id: true,
      busId: true,
      number: true,
      category: true,
      startPlace: true,
      endPlace: true,
      startDate: true,
      endDate: true,
    },
    orderBy: [{ startDate: "asc" }, { id: "asc" }],
  });
  return rows.map(({ id, busId, number, category, startPlace, endPlace, startDate, endDate }) => ({
    busId,
    overlap: {
      id,
      kind: category === "emptyride" ? "emptyride" : "vacancy",
      reference: referenceOf(number),
      title: routeName(startPlace as Place, endPlace as Place | null, language),
      ...ms({ start: startDate, end: endDate }),
    } satisfies Overlap,
  }));
}

async function bookingsHolding(db: Reader, { buses, start, end, except }: Stay): Promise<Overlap[]> {
  const rows = await db.booking.findMany({
    where: {
      busId: { in: [...buses] },
      state: "booked",
      start: { lt: end },
      end: { gt: start },
      ...(except && { id: { not: except } }),
    },
    select: { id: true, title: true, start: true, end: true, request: { select: { number: true } } },
    orderBy: [{ start: "asc" }, { id: "asc" }],
  });
  return rows.map(({ id, title, request, ...times }) => ({
    id,
    kind: "booking",
    reference: request && referenceOf(request.number),
    title,
    ...ms(times),
  }));
}

async function externalHolding(db: Reader, stay: Stay): Promise<Overlap[]> {
  const rows = await externalTimes(db, stay);
  return rows.map(({ id, title, ...times }) => ({ id, kind: "external", reference: null, title, ...ms(times) }));
}

/** What else a bus has at that time: trips firmly, posts and other calendars tentatively. */
export async function overlapsOf(db: Reader, { bus, ...stay }: Omit<Stay, "buses"> & { bus: string }) {
  const asked = { ...stay, buses: [bus] };
  const posts = await postsHolding(db, asked);
  const external = await externalHolding(db, asked);
  const all = [...(await bookingsHolding(db, asked)), ...posts.map(({ overlap }) => overlap), ...external];
  return all.sort((a, b) => a.start - b.start);
}

/** A post as its author gets it back, with what else its bus has meanwhile. */
export async function withOverlaps(tx: Transaction, record: BusRequestRecord, language: Language) {
  const { id: except, bus, start, end } = record;
  if (bus === null) return record;
  const times = { start: new Date(start.date), end: new Date(end.date) };
  const overlaps = await overlapsOf(tx, { bus, ...times, except, language });
  return overlaps.length > 0 ? { ...record, overlaps } : record;
}
