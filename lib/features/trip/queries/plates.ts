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
