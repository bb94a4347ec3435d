import type { Prisma } from "@/prisma/generated/client";
import type { RatingRecord, TripRatings } from "./schema";

export const ratingSelect = {
  by: true,
  punctual: true,
  vehicle: true,
  contact: true,
  text: true,
  answer: true,
  answeredAt: true,
  shownAt: true,
  hiddenAt: true,
  createdAt: true,
} satisfies Prisma.TripRatingSelect;
type RatingRow = Prisma.TripRatingGetPayload<{ select: typeof ratingSelect }>;

export function toRating({ answeredAt, shownAt, hiddenAt, createdAt, ...row }: RatingRow): RatingRecord {
  return {
    ...row,
    answered_at: answeredAt?.getTime() ?? null,
    shown: shownAt !== null,
    removed: hiddenAt !== null,
    created_at: createdAt.getTime(),
  };
}

/** A trip's ratings as one side reads them: its own at once, the other's once both are shown. Admins read the profile. */
export function toTripRatings(
  rows: readonly RatingRow[],
  side: "author" | "company" | null,
  done: boolean,
): TripRatings {
  if (side === null) return { open: false, own: null, other: null };
  const own = rows.find(({ by }) => by === side);
  const other = rows.find(({ by, shownAt, hiddenAt }) => by !== side && shownAt !== null && hiddenAt === null);
  return { open: done && !own, own: own ? toRating(own) : null, other: other ? toRating(other) : null };
}
