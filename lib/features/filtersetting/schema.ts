import { z } from "zod";
import { corridors } from "@/lib/features/advertiserlocation/rules/route";
import { kinds, vehicleTypes } from "@/lib/features/busrequest/rules/kinds";
import { busRequestFilter } from "@/lib/features/busrequest/schema/filter";
import { busRequestRecord } from "@/lib/features/busrequest/schema/record";
import type { RequestFit } from "@/lib/features/fit/rules";
import { fitLook } from "@/lib/features/fit/schema";
import { locationSchema, placeSchema } from "@/lib/features/place/schema";
import { mailPaces } from "@/lib/features/unsubscription/schema/unsubscription";
import type { wayFacts } from "@/lib/features/way/schema";
import { calendarDay, integer, listQuery } from "@/lib/http/list-query";
import { languages } from "@/lib/i18n/routing";
import { baseRadius, lengthUnits, longestTrip, maxBases, maxNote, mostAhead, nearSorts } from "./rules";

const unique = (list: unknown[]) => new Set(list).size === list.length;
const some = <T extends readonly [string, ...string[]]>(values: T) =>
  z.array(z.enum(values, "invalidValue"), "invalidValue").max(50, "tooMany").refine(unique, "invalidValue");

const radius = z
  .number("baseRadiusRange")
  .int("baseRadiusRange")
  .min(baseRadius.min, "baseRadiusRange")
  .max(baseRadius.max, "baseRadiusRange");
const base = z.strictObject({ place: placeSchema, radius });

const people = z
  .number("passengersRange")
  .int("passengersRange")
  .min(1, "passengersRange")
  .max(500, "passengersRange")
  .nullish();
const passengers = z
  .strictObject({ min: people, max: people })
  .refine(({ min, max }) => (min ?? 1) <= (max ?? 500), { path: ["max"], message: "passengersOrder" });

const whole = (min: number, max: number) =>
  z.number("numberRange").int("numberRange").min(min, "numberRange").max(max, "numberRange").nullish();
const inOrder = ({ min, max }: { min?: number | null; max?: number | null }) => (min ?? 0) <= (max ?? Infinity);
const order = { path: ["max"], message: "boundsOrder" };

const dates = z
  .strictObject({ from: calendarDay.nullish(), to: calendarDay.nullish() })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ["to"], message: "endBeforeStart" });
const length = z
  .strictObject({ min: whole(1, longestTrip), max: whole(1, longestTrip), unit: z.enum(lengthUnits, "invalidValue") })
  .refine(inOrder, order);
const ahead = z.strictObject({ min: whole(0, mostAhead), max: whole(0, mostAhead) }).refine(inOrder, order);
const wishes = { dates, length, ahead, fleetMeetsNeeds: z.boolean("invalidValue") };

const settings = {
  kinds: some(kinds),
  vehicleTypes: some(vehicleTypes),
  bases: z.array(base, "invalidValue").max(maxBases, "tooManyBases"),
  passengers,
};

const pace = z.enum(mailPaces, "invalidValue");
const mails = z.strictObject({
  grouprequest: pace,
  vacancy: pace,
  emptyride: pace,
  emergency: pace,
  /** What fits a free bus, an empty ride or a group of one's own, whatever the filters say. */
  fit: pace,
});

/** GET /company/{id}/filtersettings; an empty list means all. `version` 0: nothing is stored, these are the defaults. */
export const filterSettings = z.strictObject({
  ...settings,
  ...wishes,
  /** The fastest of all; a change of it is one for all. */
  mail: pace,
  mails,
  version: z.number("invalidValue").int("invalidValue").min(0, "invalidValue"),
});
export type FilterSettings = z.infer<typeof filterSettings>;

/** PUT: what is left out stays; a stale `version` is a conflict. */
export const filterSettingsChange = filterSettings.partial().extend({ mails: mails.partial({ fit: true }).optional() });
export type FilterSettingsChange = z.output<typeof filterSettingsChange>;

/** POST …/preview: values that need not be saved. */
export const previewInput = z.strictObject({ ...settings, ...z.object(wishes).partial().shape });
export type PreviewInput = z.output<typeof previewInput>;

const previewRow = z.strictObject({
  id: z.uuid(),
  category: z.enum(kinds),
  from: z.string(),
  to: z.string(),
  date: z.number(),
  passengers: z.number().nullable(),
  distance: z.number().nullable(),
  /** Still to be found; an ended one has no page any more. */
  open: z.boolean(),
});
export type PreviewRow = z.infer<typeof previewRow>;
/** Of the towns. */
export const previewQuery = z.strictObject({ lng: z.enum(languages).optional() });
export const previewRecord = z
  .strictObject({ days: z.number(), total: z.number(), rows: z.array(previewRow) })
  .meta({ id: "FilterPreview" });
export type Preview = z.infer<typeof previewRecord>;

const km = z
  .string()
  .regex(/^\d{1,3}$/, "invalidValue")
  .transform(Number)
  .pipe(z.literal(corridors, "invalidValue"));

/** GET /busrequest/filter/company/{id}: a list's query, and its order; `km` beside the route is a travel service's. Its total ends at 1,001: more than a thousand. */
export const nearQuery = listQuery(busRequestFilter).extend({
  sort: z.enum(nearSorts, "invalidValue").optional(),
  hidden: z
    .enum(["true", "false"], "invalidValue")
    .transform((value) => value === "true")
    .default(false),
  km: km.optional(),
});
export type NearQuery = z.output<typeof nearQuery>;

const spot = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,10})?,-?\d{1,2}(\.\d{1,10})?$/, "invalidValue")
  .transform((text) => text.split(",").map(Number))
  .transform(([longitude = Number.NaN, latitude = Number.NaN]) => ({ longitude, latitude }))
  .pipe(locationSchema);

/** GET /busrequest/filter/company/{id}/map: what the page of near requests looks at, on all its pages. */
export const nearMapQuery = nearQuery.omit({ take: true, skip: true, latest: true }).extend({
  /** Several, parted by commas; left out: those of the settings. */
  kinds: z
    .string()
    .transform((text) => text.split(","))
    .pipe(some(kinds))
    .optional(),
  /** A place and km instead of the settings' own. */
  at: spot.optional(),
  radius: integer(baseRadius.min, baseRadius.max).optional(),
  /** One of a travel service's. */
  location: z.uuid("invalidValue").optional(),
  /** How far a bus may leave its way in km, and its departure be moved. */
  detour: fitLook.km,
  hours: fitLook.hours,
  fitting: z
    .enum(["true", "false"], "invalidValue")
    .transform((value) => value === "true")
    .default(false),
});
export type NearMapQuery = z.output<typeof nearMapQuery>;

/** Where a request of that list begins. */
export const nearPoint = z.strictObject({
  id: z.uuid(),
  category: z.enum(kinds),
  longitude: z.number(),
  latitude: z.number(),
  title: z.string(),
  date: z.number(),
  passengers: z.number().nullable(),
  quantity: z.number(),
});
export type NearPoint = z.infer<typeof nearPoint>;

/** km from the nearest base, or from the nearest location to the route; absent where the company has neither. */
export const nearRecord = busRequestRecord.extend({ distance: z.number().optional() });
export type NearRecord = z.infer<typeof nearRecord>;

/** PUT /busrequest/{id}/mark: what the company noted, for its own people alone. */
export const markInput = z
  .strictObject({
    hidden: z.boolean("invalidValue"),
    note: z
      .string("invalidValue")
      .trim()
      .max(maxNote, "tooLong")
      .refine((text) => !/[\p{Surrogate}\0]/u.test(text), "invalidValue"),
  })
  .partial();
export type MarkInput = z.output<typeof markInput>;
export const markRecord = z
  .strictObject({ request: z.uuid(), hidden: z.boolean(), note: z.string() })
  .meta({ id: "RequestMark" });
export type MarkRecord = z.infer<typeof markRecord>;

/** PUT /user/nearseen: until when the near requests have been looked at. */
export const seenInput = z.strictObject({ at: z.number("invalidValue").int("invalidValue").min(0, "invalidValue") });

/** A row of the page: the record, and what the company and the reader know of it; `fit`: with its buses. */
export type NearRow = NearRecord & {
  isNew: boolean;
  hidden: boolean;
  note: string;
  fit: RequestFit | null;
  /** One way, as its source measured it: an estimate; null where its end is open or nobody has measured it yet. */
  way: z.output<typeof wayFacts> | null;
};
/** A base with its radius, or a location with the corridor beside a route. */
export type NearCircle = { name: string; longitude: number; latitude: number; km: number };
export type NearLocation = { id: string; name: string };
export type NearList = {
  rows: NearRow[];
  /** Numbers beyond `mostCounted` are one more than it. */
  total: number;
  hiddenTotal: number;
  /** Not hidden ones since the last visit, on all pages, up to one more than `mostFresh`. */
  fresh: number;
  /** What fits the company's buses, of the kinds that are shown, on all pages. */
  fitting: number;
  seenAt: number | null;
  /** Of a `long` list those of a hundred and more are that many at least. */
  kinds: Partial<Record<NearRow["category"], number>>;
  long: boolean;
  circles: NearCircle[];
  /** A travel service's own, to choose one of them. */
  locations: NearLocation[];
  /** Kinds that the list shows, and those that the settings name. */
  shown: readonly NearRow["category"][];
  standard: readonly NearRow["category"][];
};
