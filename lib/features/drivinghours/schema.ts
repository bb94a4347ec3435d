import { z } from "zod";

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
export const timelineInput = z.strictObject({
  start: z
    .string("required")
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, "invalidValue")
    .refine((text) => Number.isFinite(Date.parse(`${text}:00Z`)), "invalidValue"),
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

/** `at`: minutes after the start from which no lawful continuation is left. */
const violation = z.strictObject({ rule: z.string(), article: z.string(), at: z.number().int().min(0) });

export const hoursRecord = z.strictObject({ inScope: z.boolean(), violations: z.array(violation) });
