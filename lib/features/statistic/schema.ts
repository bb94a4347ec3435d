import { z } from "zod";
import { daysBetween, actions, entryActions, mostDays, mostEvents } from "./rules";

const locationEvent = z.strictObject({ location: z.uuid(), action: z.enum(actions) });
const entryEvent = z.strictObject({ entry: z.uuid(), action: z.enum(entryActions) });
const event = z.union([locationEvent, entryEvent], "invalidValue");

/** What a visitor's page saw and did, told together. */
export const countInput = z.strictObject({ events: z.array(event).min(1).max(mostEvents, "tooMany") });
export type CountEvent = z.output<typeof event>;

/** A day of the market's calendar, not an instant. */
const day = z.iso.date({ error: ({ input }) => (input === undefined ? "required" : "invalidValue") });

// Nothing was counted before, and the database has no year 0 to look in.
const asked = day.refine((text) => text >= "2000-01-01", "dateInvalid");

export const statisticQuery = z
  .strictObject({
    from: asked,
    to: asked,
    location: z.uuid("invalidValue").optional(),
    /** Another company's, for admins. */
    company: z.uuid("invalidValue").optional(),
  })
  .refine(({ from, to }) => to >= from, { path: ["to"], message: "endBeforeStart" })
  .refine(({ from, to }) => daysBetween(from, to) < mostDays, { path: ["to"], message: "spanTooLong" });
export type StatisticQuery = z.output<typeof statisticQuery>;

const count = z.number().int().min(0);
const counts = { shown: count, opened: count, web: count, phone: count };

export const statisticRecord = z
  .strictObject({
    from: day,
    to: day,
    /** Every day of the span, also those without a count. */
    days: z.array(z.strictObject({ day, ...counts })),
    /** All of the company's, whichever is asked for. */
    locations: z.array(z.strictObject({ id: z.uuid(), title: z.string(), active: z.boolean(), ...counts })),
    /** Of the entry on the home page. */
    entry: z.strictObject({ shown: count, opened: count }),
    total: z.strictObject(counts),
    /** As many days before. */
    before: z.strictObject(counts),
  })
  .meta({ id: "LocationStatistic" });
export type StatisticRecord = z.infer<typeof statisticRecord>;

/** A line of the CSV; what is not counted of it is null. */
export type StatisticLine = { day: string; location: string } & Record<(typeof actions)[number], number | null>;
