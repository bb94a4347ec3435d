import type { prisma, Transaction } from "@/lib/db/prisma";
import { formatDateTime } from "@/lib/i18n/formats";
import type { Place } from "@/lib/features/place/schema";
import type { BusRequestRecord, Overlap } from "../schema/record";

type Reader = Transaction | typeof prisma;
/** `except`: the booking or post itself. */
type Stay = { buses: readonly string[]; start: Date; end: Date; except?: string };

const cityOf = (place: unknown) => (place as Place | null)?.address_fields.city;
const ms = ({ start, end }: { start: Date; end: Date }) => ({ start: start.getTime(), end: end.getTime() });

/** Published free buses and empty rides that hold one of the buses meanwhile, by their start. */
export async function postsHolding(db: Reader, { buses, start, end, except }: Stay) {
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
      reference: `CB-${number}`,
      title: [...new Set([cityOf(startPlace), cityOf(endPlace)])].filter(Boolean).join(" → "),
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
    reference: request && `CB-${request.number}`,
    title,
    ...ms(times),
  }));
}

/** What else a bus has at that time: trips firmly, posts tentatively. */
export async function overlapsOf(db: Reader, { bus, ...stay }: Omit<Stay, "buses"> & { bus: string }) {
  const asked = { ...stay, buses: [bus] };
  const posts = await postsHolding(db, asked);
  const all = [...(await bookingsHolding(db, asked)), ...posts.map(({ overlap }) => overlap)];
  return all.sort((a, b) => a.start - b.start);
}

/** A post as its author gets it back, with what else its bus has meanwhile. */
export async function withOverlaps(tx: Transaction, record: BusRequestRecord): Promise<BusRequestRecord> {
  const { id: except, bus, start, end } = record;
  if (bus === null) return record;
  const overlaps = await overlapsOf(tx, { bus, start: new Date(start.date), end: new Date(end.date), except });
  return overlaps.length > 0 ? { ...record, overlaps } : record;
}

/** "CB-48213 Regensburg → Prag, 12.06.2027 08:00 – 13.06.2027 20:00", by a company's clock. */
export function overlapName({ reference, title, start, end }: Overlap, timeZone?: string) {
  const name = reference && !title.startsWith(reference) ? `${reference} ${title}` : title;
  return `${name}, ${formatDateTime(start, timeZone)} – ${formatDateTime(end, timeZone)}`;
}
