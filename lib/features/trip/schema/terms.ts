import { z } from "zod";
import { fitNeeds } from "@/lib/features/busrequest/rules/needs";

/** From so many days before departure on, so many per cent of the price. */
const ladderStep = z.strictObject({
  days: z.number("invalidValue").int("invalidValue").min(0, "daysRange").max(365, "daysRange"),
  percent: z.number("invalidValue").int("percentRange").min(0, "percentRange").max(100, "percentRange"),
});

/** Steps of cancelling, the earliest first: each dearer than the one before. Before the first it costs nothing. */
export const ladder = z
  .array(ladderStep, "invalidValue")
  .max(8, "tooMany")
  .refine(
    (steps) =>
      steps.every((step, at) => {
        const before = steps[at - 1];
        return !before || (step.days < before.days && step.percent > before.percent);
      }),
    "ladderOrder",
  );
export type Ladder = z.output<typeof ladder>;

export const ladderInput = z.strictObject({ steps: ladder });
export const ladderRecord = z.strictObject({ steps: ladder, version: z.number().int().min(0) });
export type LadderRecord = z.output<typeof ladderRecord>;

/** What the accepted offer promised, as it stood then. */
export const tripTerms = z.strictObject({
  vehicle: z.string(),
  description: z.string(),
  included: z.array(z.string()),
  notIncluded: z.array(z.string()),
  /** In the bidder's words. */
  cancellation: z.string(),
  confirms: z.array(z.enum(fitNeeds)),
  /** Null where no steps were agreed: then its words alone hold. */
  ladder: ladder.nullable(),
});
export type TripTerms = z.output<typeof tripTerms>;
