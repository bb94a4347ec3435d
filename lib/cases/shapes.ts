import { z } from "zod";
import { isLocalTime } from "@/lib/drivinghours/timeline";

/**
 * What a case must have to be answered at all, so that what is missing or of another kind is named. More fields are
 * nobody's business; what may be left out is left to the code that answers.
 */

const id = z.union([z.string(), z.number()]);
const amount = z.number().min(0);
const point = z.looseObject({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
const caseOf = (input: z.ZodType) => z.looseObject({ id, input });

const road = z.looseObject({ id, from: point, to: point });

const ride = z.looseObject({
  kind: z.literal("emptyride"),
  from: point,
  to: point,
  departure: z.number(),
  flexBefore: amount,
  flexAfter: amount,
  seats: amount,
});
const free = z.looseObject({
  kind: z.literal("vacancy"),
  place: point,
  from: z.number(),
  until: z.number(),
  radiusKm: amount,
  seats: amount,
});
const group = z.looseObject({
  from: point,
  to: point,
  pickup: z.number(),
  flexMinutes: amount,
  passengers: amount,
  transfer: z.string(),
});
const corridor = caseOf(z.looseObject({ offer: z.discriminatedUnion("kind", [ride, free]), group }));

const leg = z.looseObject({
  id,
  from: point,
  to: point,
  earliestStart: z.number(),
  latestStart: z.number(),
  durationMinutes: amount,
  paidKm: amount,
  passengers: amount,
});
const bus = z.looseObject({
  base: point,
  end: point.nullish(),
  seats: amount,
  availableFrom: z.number(),
  availableTo: z.number(),
});
const chains = z.looseObject({ id, bus, legs: z.array(leg) });

const price = caseOf(
  z.looseObject({
    vehicle: z.string(),
    month: z.number().int().min(1).max(12),
    days: z.array(z.looseObject({ dutyHours: amount })).optional(),
    paidKm: z.record(z.string(), amount).optional(),
    deadKm: z.record(z.string(), amount).optional(),
  }),
);

const drivinghours = caseOf(
  z.looseObject({
    start: z.string().refine(isLocalTime, { error: ({ input }) => `no local time: "${input}"` }),
    activities: z.array(
      z.looseObject({ type: z.enum(["driving", "break", "work", "available", "rest"]), minutes: amount }),
    ),
  }),
);

const caseShapes = { road, corridor, chains, price, drivinghours } as const;
export type CaseKind = keyof typeof caseShapes;

/** What is wrong with a case, where it stands; null where it can be answered. */
export function wrongIn(kind: CaseKind, given: unknown) {
  const checked = caseShapes[kind].safeParse(given);
  if (checked.success) return null;
  return checked.error.issues
    .slice(0, 3)
    .map(({ path, message }) => (path.length > 0 ? `${path.join(".")}: ${message}` : message))
    .join("; ");
}
