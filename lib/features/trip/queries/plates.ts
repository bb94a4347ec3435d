import type { Prisma } from "@/prisma/generated/client";

const plateSelect = { select: { licenceplate: true, country: true } } as const;
/** Of a trip's booking: by which plates its buses are found. */
export const platesSelect = {
  bus: plateSelect,
  more: { select: { bus: plateSelect }, orderBy: { position: "asc" } },
} satisfies Prisma.BookingSelect;

type PlatesRow = Prisma.BookingGetPayload<{ select: typeof platesSelect }> | null;
export const platesOf = (booking: PlatesRow) => ({
  bus: booking?.bus ?? null,
  moreBuses: booking?.more.flatMap(({ bus }) => bus ?? []) ?? [],
});

/** Of several buses the one that a driver takes; null where there is one alone, or nobody has settled it. */
export function plateOfDriver(booking: PlatesRow, vehicle: number | null) {
  if (!booking || booking.more.length === 0 || vehicle === null) return null;
  return [booking.bus, ...booking.more.map(({ bus }) => bus)][vehicle] ?? null;
}
