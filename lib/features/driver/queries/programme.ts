import type { Place } from "@/lib/features/place/schema";
import type { Prisma } from "@/prisma/generated/client";

/** What of a trip says where and when it drives. */
export const programmeSelect = {
  transferType: true,
  startPlace: true,
  endPlace: true,
  stops: true,
  start: true,
  end: true,
} satisfies Prisma.TripSelect;

/** Ways and hours are asked for by it; moments in milliseconds. */
export const programmeOf = (row: Prisma.TripGetPayload<{ select: typeof programmeSelect }>) => ({
  transferType: row.transferType,
  start: { address: row.startPlace as Place, date: row.start.getTime() },
  end: { address: row.endPlace as Place | null, date: row.end.getTime() },
  stops: row.stops as Place[],
});
