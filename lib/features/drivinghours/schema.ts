import { z } from "zod";
import { nightPlaces } from "@/lib/drivinghours/nights";
import { isLocalTime } from "@/lib/drivinghours/timeline";
import { locationSchema } from "@/lib/features/place/schema";
import { priceguideInput } from "@/lib/features/priceguide/schema";
import { wayFacts } from "@/lib/features/way/schema";

const minutes = z.number("invalidValue").int("invalidValue").min(0, "invalidValue").max(100_000, "invalidValue");
const flag = z.boolean("invalidValue").optional();

const activity = z.strictObject({
  type: z.enum(["driving", "break", "work", "available", "rest"], "invalidValue"),
  minutes: minutes.max(20_000, "invalidValue"),
  inMotion: flag,
  assisting: flag,
  besideDriver: flag,
  ferry: flag,
  bunk: flag,
  journeyMinutes: minutes.optional(),
});

const history = z.strictObject({
  weekDrivingMinutes: minutes.optional(),
  previousWeekDrivingMinutes: minutes.optional(),
  extendedDays: minutes.max(7, "invalidValue").optional(),
  reducedRests: minutes.max(10, "invalidValue").optional(),
  sinceWeeklyRestMinutes: minutes.optional(),
  lastWeeklyRestMinutes: minutes.optional(),
  compensationDue: z
    .array(z.strictObject({ minutes, byMinute: minutes }), "invalidValue")
    .max(20)
    .optional(),
  weekWorkMinutes: minutes.optional(),
});

const minuteOfDay = minutes.max(1440, "invalidValue");

/** One driver's timeline of up to 500 activities, gapless; `start` is local time without zone. */
const timelineInput = z.strictObject({
  start: z
    .string("required")
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, "invalidValue")
    .refine(isLocalTime, "invalidValue"),
  activities: z.array(activity, "required").min(1, "required").max(500, "tooLong"),
  crew: z.union([z.literal(1), z.literal(2)], "invalidValue").optional(),
  secondDriver: z.strictObject({ fromMinute: minutes, toMinute: minutes }, "invalidValue").optional(),
  occasional: flag,
  service: z
    .strictObject(
      {
        single: z.boolean("invalidValue"),
        fromMinute: minutes,
        toMinute: minutes,
        countries: z.array(z.string().max(2), "invalidValue").max(60).optional(),
      },
      "invalidValue",
    )
    .optional(),
  vehicle: z
    .strictObject(
      { seatsWithDriver: minutes.max(200).optional(), regularServiceKm: minutes.optional() },
      "invalidValue",
    )
    .optional(),
  history: history.optional(),
  options: z
    .strictObject(
      { wtd: flag, nightTime: z.tuple([minuteOfDay, minuteOfDay], "invalidValue").optional(), digitalTachograph: flag },
      "invalidValue",
    )
    .optional(),
});

const id = z.uuid("invalidValue").optional();
const planned = ["request", "busrequest", "offer"] as const;

/**
 * A timeline, or a trip that is planned: of a `request` as the price guide takes it, of a `busrequest` that the reader may see, or of an
 * `offer` of the reader's company; of the latter two from the company's yard.
 */
export const hoursInput = timelineInput
  .partial({ start: true, activities: true })
  .extend({ request: priceguideInput.optional(), busrequest: id, offer: id })
  .superRefine((input, context) => {
    const [first, ...more] = planned.filter((name) => input[name]);
    for (const name of more) context.addIssue({ code: "custom", path: [name], message: "invalidValue" });
    if (first) return;
    for (const name of ["start", "activities"] as const)
      if (input[name] === undefined) context.addIssue({ code: "custom", path: [name], message: "required" });
  });

/** `at`: minutes after the start from which no lawful continuation is left. */
const violation = z.strictObject({ rule: z.string(), article: z.string(), at: z.number().int().min(0) });

const verdict = z.enum(["oneDriver", "secondDriver", "hotel", "notDrivable"]);
const section = z.enum(["out", "back"]);
const wholeMinutes = z.number().int().min(0);

/** Where the 45 minutes may lie: moments and km since the beginning of the way out or back. */
const plannedBreak = z.strictObject({
  section,
  at: z.number(),
  from: z.number(),
  to: z.number(),
  fromKm: z.number().min(0),
  toKm: z.number().min(0),
  /** Where it is planned: as late as the law allows; to about a kilometre. Null where no road is known. */
  location: locationSchema.nullable(),
  /** Minutes at the wheel before it. */
  wheelMinutes: z.number().min(0),
});
export type PlannedBreak = z.output<typeof plannedBreak>;

/**
 * A night of who drives, moments; `count`: a stay of several days has several. `km`: since the beginning of the way out or back, null
 * elsewhere and where two take turns.
 */
const night = z.strictObject({
  place: z.enum(nightPlaces),
  from: z.number(),
  to: z.number(),
  count: z.number().int().min(1),
  km: z.number().min(0).nullable(),
});

/** What could move, with both times as they would be; moments. */
const fix = z.strictObject({
  what: z.enum(["return", "departure", "nextDay"]),
  verdict,
  start: z.number(),
  end: z.number(),
});
export type HoursFix = z.output<typeof fix>;

/** How the drivers of a trip can drive it. An estimate: without anybody's hours of the days before. */
const tripHoursRecord = z.strictObject({
  verdict,
  /** The way back would begin before the group is there. */
  late: z.boolean(),
  /** What one driver alone would break. */
  violations: z.array(violation),
  /** Of what cannot be driven: the rule of a week or a fortnight that is broken even with a night after each day. */
  beyondWeek: violation.optional(),
  /** Of one driver from `begin` on; where one is not enough, what one alone would have to do. */
  activities: z.array(
    z.strictObject({
      type: z.enum(["driving", "break", "work", "available", "rest"]),
      minutes: wholeMinutes,
    }),
  ),
  begin: z.number(),
  /** When the group is there. */
  arrival: z.number(),
  /** At the wheel in all, and from yard to yard without nights; minutes. */
  driving: wholeMinutes,
  duty: wholeMinutes,
  breaks: z.array(plannedBreak),
  nights: z.array(night),
  /** The latest way back with which one driver is enough, where it is not. */
  latestReturn: z.number().nullable(),
  fixes: z.array(fix),
  way: wayFacts,
  /** Of a trip there and back over stops the way home, past none of them; null: it is the way out turned round. */
  wayHome: wayFacts.nullable(),
  /** Of a one-way trip the empty way home: to the company's yard, or to near the start where that is not known. */
  wayEmpty: wayFacts.nullable(),
  /** Driven from yard to yard; false of an empty ride, whose bus is on its way. */
  fromYard: z.boolean(),
  /** From the company's yard to the start, minutes at the wheel; null where it is not known and 45 minutes are assumed. */
  yard: z
    .strictObject({
      km: z.number().min(0),
      minutes: wholeMinutes,
      /** So far that the bus goes there the day before, and its driver sleeps at the start. */
      dayBefore: z.boolean(),
    })
    .nullable(),
});
export type TripHoursRecord = z.output<typeof tripHoursRecord>;

export const hoursRecord = z.strictObject({
  inScope: z.boolean(),
  violations: z.array(violation),
  /** Of a `request`; null where its places or times do not say how it is driven. */
  trip: tripHoursRecord.nullish(),
  /** When the group of a `request` is there by the road, its driver's nights on the way with it; null where a place or the departure is missing. */
  arrival: z.number().nullish(),
});

/** A travel partner near the stretch of road in which a break may lie, open when the bus is there. */
export type BreakStop = {
  id: string;
  title: string;
  city: string;
  location: { longitude: number; latitude: number };
  section: PlannedBreak["section"];
  /** Of the way out or back, where it leaves the road. */
  atKm: number;
  /** From the road. */
  km: number;
  coachBays: number | null;
  at: number;
  /** It names its opening times. */
  open: boolean;
};
