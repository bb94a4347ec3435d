import { z } from "zod";
import { phoneField, websiteField } from "@/lib/features/user/schema/fields";
import {
  type LocationAmenity,
  type LocationNumber,
  locationAmenities,
  locationNumbers,
  mostClosed,
  mostSpans,
  numberBounds,
  type Weekday,
  weekdays,
} from "../rules/facts";
import { overlappingSpans } from "../rules/opening";

const time = z.string("timeInvalid").regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, "timeInvalid");
const span = z
  .strictObject({ from: time.refine((from) => from !== "24:00", "timeInvalid"), to: time })
  .refine(({ from, to }) => from !== to, { path: ["to"], message: "timesEqual" });
const spans = z.array(span, "invalidValue").max(mostSpans, "tooMany");

/** Opening times by weekday, local time of the place; a day that is left out is closed. */
export const openingTimes = z
  .strictObject(Object.fromEntries(weekdays.map((day) => [day, spans])) as Record<Weekday, typeof spans>)
  .partial()
  .superRefine((times, context) => {
    for (const { day, nth } of overlappingSpans(times)) {
      context.addIssue({ code: "custom", path: [day, nth, "to"], message: "timesOverlap" });
    }
  });

function isTimeZone(name: string) {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

const number = ([min, max]: readonly [number, number]) =>
  z.number("notANumber").int("wholeNumber").min(min, "numberRange").max(max, "numberRange").nullable();
type Numbers = Record<LocationNumber, ReturnType<typeof number>>;
/** How many there are of each; null where it is not said. */
export const numbers = Object.fromEntries(locationNumbers.map((key) => [key, number(numberBounds[key])])) as Numbers;

const calendarDay = z.iso.date("dateInvalid");

/** When a place is shut altogether, day by day. */
export const closedDays = z
  .array(
    z
      .strictObject({ from: calendarDay, to: calendarDay })
      .refine(({ from, to }) => from <= to, { path: ["to"], message: "endBeforeStart" }),
    "invalidValue",
  )
  .max(mostClosed, "tooMany");

const yesOrNo = z.boolean("invalidValue");
const amenities = Object.fromEntries(locationAmenities.map((key) => [key, yesOrNo])) as Record<
  LocationAmenity,
  typeof yesOrNo
>;
const phone = phoneField.nullable().transform((value) => value || null);
const website = websiteField
  .refine((url) => url.length <= 500, "tooLong")
  .nullable()
  .transform((value) => value || null);
const timeZone = z.string("invalidValue").max(60, "tooLong").refine(isTimeZone, "timeZoneInvalid");

/** What helps a coach party; null clears, what is left out stays. */
export const factsInput = z
  .strictObject({
    ...numbers,
    ...amenities,
    hours: openingTimes.nullable(),
    closed: closedDays.nullable(),
    phone,
    website,
    timeZone: timeZone.nullable(),
  })
  .partial();
export type FactsInput = z.input<typeof factsInput>;

const known = <T extends z.ZodType>(fact: T) => fact.nullish().catch(null);
const had = z.boolean().catch(false).default(false);

/** Stored facts, whoever wrote them and when: what does not fit is not there. */
export const locationFacts = z
  .unknown()
  .transform((facts) => (typeof facts === "object" && facts !== null ? facts : {}))
  .pipe(
    z.object({
      ...(Object.fromEntries(locationNumbers.map((key) => [key, numbers[key].default(null).catch(null)])) as Record<
        LocationNumber,
        z.ZodCatch<z.ZodDefault<Numbers[LocationNumber]>>
      >),
      ...(Object.fromEntries(locationAmenities.map((key) => [key, had])) as Record<LocationAmenity, typeof had>),
      hours: known(openingTimes),
      closed: closedDays.default([]).catch([]),
      phone: known(z.string().max(60)),
      website: known(z.url({ protocol: /^https?$/ }).max(500)),
      /** IANA name; that of the company unless told. */
      timeZone: known(timeZone),
    }),
  );
