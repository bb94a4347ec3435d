import type { Transaction } from "@/lib/db/prisma";
import type { Prisma } from "@/prisma/generated/client";

type Needs = Omit<Prisma.RequestNeedsCreateManyInput, "requestId">;

/** What groups ask for, in turn; some of it the demo's lift coaches alone can serve. */
const asked: readonly Needs[] = [
  { luggage: "one", toilet: true },
  { wheelchairPlaces: 2, walkingFrames: 3, toilet: true },
  { childSeats: 2, luggage: "hand" },
  { wifi: true, power: true, busStays: true, budgetAmount: 180_000 },
  { luggage: "more", bulky: "Kontrabass", busStays: true, driverHotelPaid: true, driverMealsPaid: true },
  { kitchen: true, driverLanguage: "en", budgetAmount: 95_000, budgetVatIncluded: false },
];
const every = 4;

/** Needs of each fourth group; the requests stay what they were. */
export async function seedNeeds(tx: Transaction) {
  const where = { category: "grouprequest" } as const;
  const groups = await tx.busRequest.findMany({ where, select: { id: true }, orderBy: { number: "asc" } });
  const data = groups.flatMap(({ id: requestId }, index) => {
    const needs = index % every === 0 ? asked[(index / every) % asked.length] : undefined;
    return needs ? [{ ...needs, requestId }] : [];
  });
  await tx.requestNeeds.createMany({ data });
  return data.length;
}
