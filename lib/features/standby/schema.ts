import { z } from "zod";
import { asRead } from "@/lib/http/version";
import { mostDays, mostWindows, nights } from "./rules";

export const standbyParams = z.strictObject({ id: z.uuid("invalidValue") });

/** A day of the company's calendar. */
const day = z
  .string({ error: "dateMissing" })
  .regex(/^20\d\d-\d\d-\d\d$/, "dateInvalid")
  .refine((text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text), "dateInvalid");

/** Without `from`: this week. */
export const standbyQuery = z.strictObject({
  from: day.optional(),
  days: z.coerce
    .number("invalidValue")
    .int("invalidValue")
    .min(1, "invalidValue")
    .max(mostDays, "invalidValue")
    .default(7),
});
export type StandbyQuery = z.output<typeof standbyQuery>;

const moment = z.number({ error: "dateMissing" }).int("dateMissing").min(0, "dateInPast").max(4e12, "dateTooFar");

const windowInput = z.strictObject({
  /** Key of one of the company's bases. */
  base: z.string("invalidValue").min(1, "required").max(300, "invalidValue"),
  start: moment,
  end: moment,
  bus: z.uuid("invalidValue").nullable(),
  driver: z.uuid("invalidValue").nullable(),
});
export type WindowInput = z.output<typeof windowInput>;

/** POST /company/{id}/standby/series: this window, and again on these weekdays (0: Sunday) until a day. */
export const seriesInput = windowInput.extend({
  weekdays: z
    .array(z.number("invalidValue").int("invalidValue").min(0, "invalidValue").max(6, "invalidValue"), "required")
    .min(1, "required")
    .max(7, "tooMany"),
  until: day,
  version: z.number("required").int("invalidValue").min(0, "invalidValue"),
});
export type SeriesInput = z.output<typeof seriesInput>;

/** `skipped`: days on which something was in the way. */
export const seriesRecord = z.strictObject({
  added: z.number().int(),
  skipped: z.number().int(),
  version: z.number().int(),
});
export const seriesParams = standbyParams.extend({ series: z.uuid("invalidValue") });
/** From which moment on it ends. */
export const seriesQuery = z.strictObject({
  from: z.coerce.number("invalidValue").int("invalidValue").min(0, "invalidValue"),
});
export const seriesGone = z.strictObject({ removed: z.number().int() });

const windowRecord = z.strictObject({
  id: z.uuid(),
  base: z.string(),
  start: z.number(),
  end: z.number(),
  bus: z.uuid().nullable(),
  driver: z.uuid().nullable(),
  /** Entered by weekdays with others. */
  series: z.uuid().nullable(),
});
export type StandbyWindow = z.infer<typeof windowRecord>;

const span = z.strictObject({ start: z.number(), end: z.number() });

const unasked = z.enum(["operator", "bus", "mails"]);
export type Unasked = z.infer<typeof unasked>;

export const standbyRecord = z.strictObject({
  /** Why no search would ask the company all the same: no bus operator, no bus in service, nobody who hears of it. */
  unasked: unasked.nullable(),
  from: z.string(),
  days: z.number().int(),
  /** By whose clock days and nights are meant. */
  timeZone: z.string(),
  version: z.number().int(),
  bases: z.array(
    z.strictObject({
      key: z.string(),
      name: z.string(),
      /** The company's own address. */
      home: z.boolean(),
      longitude: z.number(),
      latitude: z.number(),
    }),
  ),
  /** Those that begin on the days asked for, the earliest first. */
  windows: z.array(windowRecord),
  /** What is no good about a window; one press repairs it (`repair`: the span that is; null: another driver or bus). */
  warnings: z.array(
    z.strictObject({
      window: z.uuid(),
      kind: z.enum(["before", "after", "work", "busBooked"]),
      /** Number of the trip; null for another booking. */
      reference: z.string().nullable(),
      /** Of rest that stay. */
      minutes: z.number().int(),
      repair: span.nullable(),
    }),
  ),
  drivers: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
  buses: z.array(z.strictObject({ id: z.uuid(), licenceplate: z.string() })),
});
export type StandbyRecord = z.infer<typeof standbyRecord>;

/** A window that stays as it is keeps its series, too. */
const wanted = windowInput.extend({ id: z.unknown().optional(), series: z.unknown().optional() });

/** All windows that begin on these days: what is not among them goes. */
export const standbyChange = z
  .strictObject(asRead(standbyRecord))
  .partial()
  .extend({
    from: day,
    days: z.number("invalidValue").int("invalidValue").min(1, "invalidValue").max(mostDays, "invalidValue"),
    windows: z.array(wanted, "invalidValue").max(mostWindows, "tooMany"),
    version: z.number("required").int("invalidValue").min(0, "invalidValue"),
  });
export type StandbyChange = z.output<typeof standbyChange>;

const gap = z.strictObject({
  /** The largest towns of the area. */
  places: z.array(z.string()),
  longitude: z.number(),
  latitude: z.number(),
  /** Around which the area lies. */
  km: z.number(),
  /** The hours in which nobody is there. */
  start: z.number(),
  end: z.number(),
  /** How long the next bus would take, in fives of minutes; null: more than two hours. */
  minutes: z.number().int().nullable(),
  /** An own base from which somebody would be there in time, who is not on call. */
  own: z
    .strictObject({
      base: z.string(),
      name: z.string(),
      minutes: z.number().int(),
      bus: z.uuid().nullable(),
      driver: z.uuid().nullable(),
    })
    .nullable(),
});
export type StandbyGap = z.infer<typeof gap>;

export const gapsRecord = z.strictObject({
  timeZone: z.string(),
  /** How the ways were measured: an estimate. */
  source: z.string(),
  /** Towns around the own bases, each the largest of its cell. */
  towns: z.array(z.strictObject({ longitude: z.number(), latitude: z.number() })),
  nights: z
    .array(
      z.strictObject({
        day: z.string(),
        start: z.number(),
        end: z.number(),
        /** Companies on call that reach one of the towns. */
        onCall: z.number().int(),
        /** By the list of towns: where somebody is there in time all night. */
        covered: z.array(z.boolean()),
        /** The widest first. */
        gaps: z.array(gap),
      }),
    )
    .max(nights),
});
export type GapsRecord = z.infer<typeof gapsRecord>;

/** Address of the page: which week is shown. */
export const standbyAddress = z.object({ week: day.optional().catch(undefined) });
