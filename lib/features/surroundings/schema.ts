import { z } from "zod";
import { type Kind, kinds } from "@/lib/features/busrequest/rules/kinds";
import { placeReverseQuery } from "@/lib/features/place/schema";

/** Km around a place within which its requests are counted. */
export const aroundKm = 60;
/** A trip that comes so close passes by. */
export const passingKm = 20;

export const surroundingsQuery = placeReverseQuery.omit({ lng: true });

const count = z.number().int().min(0);

export const surroundingsRecord = z.strictObject({
  km: count,
  /** Open requests that start within so many km. */
  requests: count,
  kinds: z.record(z.enum(kinds), count),
  /** Open group requests whose line from start to destination comes so close. */
  passing: z.array(z.strictObject({ km: count, trips: count })),
});
export type Surroundings = z.output<typeof surroundingsRecord>;

/** The whole market in a few numbers. */
export type Market = {
  open: number;
  kinds: Record<Kind, number>;
  /** Where open requests begin, the most first. */
  countries: { country: string; total: number }[];
  companies: number;
  /** Milliseconds from the approval to the first offer, in the middle of the last 30 days; and of how many requests. */
  wait: number | null;
  answered: number;
  /** Empty km that trips which have been driven did without. */
  saved: number;
};
