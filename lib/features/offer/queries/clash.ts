import { formatDateTime } from "@/lib/i18n/formats";
import type { Prisma } from "@/prisma/generated/client";

/** Trips that hold one of the buses while another would run, by their start. */
export const clashesOf = (buses: readonly string[], start: Date, end: Date) =>
  ({
    where: { busId: { in: [...buses] }, state: "booked", start: { lt: end }, end: { gt: start } },
    select: { busId: true, title: true, start: true, end: true },
    orderBy: [{ start: "asc" }, { id: "asc" }],
  }) satisfies Prisma.BookingFindManyArgs;

type Clash = { title: string; start: Date; end: Date };

/** "CB-48213 Regensburg – Prag, 12.06.2027 08:00 – 13.06.2027 20:00", to the company whose trip it is. */
export const clashName = ({ title, start, end }: Clash, timeZone?: string) =>
  `${title}, ${formatDateTime(start, timeZone)} – ${formatDateTime(end, timeZone)}`;
