import { bookingTitle, titleParts } from "@/lib/features/busrequest/rules/trip-title";
import { formatDateTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import type { Prisma } from "@/prisma/generated/client";

/** Trips that hold one of the buses while another would run, by their start. */
export const clashesOf = (buses: readonly string[], start: Date, end: Date) =>
  ({
    where: { busId: { in: [...buses] }, state: "booked", start: { lt: end }, end: { gt: start } },
    select: { busId: true, title: true, start: true, end: true, request: { select: titleParts } },
    orderBy: [{ start: "asc" }, { id: "asc" }],
  }) satisfies Prisma.BookingFindManyArgs;

type Clash = Parameters<typeof bookingTitle>[0] & { start: Date; end: Date };

/** "CB-48213 Regensburg – Prag, 12.06.2027 08:00 – 13.06.2027 20:00", to the company whose trip it is. */
export const clashName = (clash: Clash, language: Language, timeZone?: string) => {
  const { start, end } = clash;
  return `${bookingTitle(clash, language)}, ${formatDateTime(start, timeZone)} – ${formatDateTime(end, timeZone)}`;
};
