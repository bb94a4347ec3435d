import { z } from "zod";
import { activeFilters, vehicleTypes } from "@/lib/features/busrequest/rules/kinds";
import { luggages } from "@/lib/features/busrequest/rules/needs";
import { allAndAny, one, term } from "@/lib/http/list-query";
import { isCountryCode } from "@/lib/i18n/countries";
import {
  busFeatures,
  contradictionsOf,
  firstYearBuilt,
  litreRange,
  mostCarried,
  mostNote,
  mostPictures,
  normalPlate,
  plateErrorOf,
  seatRange,
  starChoices,
} from "../rules";

const needed = (otherwise: string) => ({
  error: (issue: { input?: unknown }) => (issue.input === undefined || issue.input === null ? "required" : otherwise),
});
const whole = (min: number, max: number, range = "numberRange") =>
  z.number(needed("notANumber")).int("wholeNumber").min(min, range).max(max, range);

/** Milliseconds of a day, whichever hour of it: what counts is the day of the market's time zone. */
const day = z
  .number("dateInvalid")
  .int("dateInvalid")
  .min(Date.UTC(1990, 0, 1), "dateInvalid")
  .max(8e12, "dateInvalid");
const country = z.string("countryInvalid").trim().toUpperCase().refine(isCountryCode, "countryInvalid");
const feature = z.enum(busFeatures, "invalidValue");

const fields = {
  /** As it is typed: `normalPlate` decides by the country. */
  licenceplate: z.string(needed("invalidValue")).trim().min(1, "required").max(40, "tooLong"),
  country,
  design: z.enum(vehicleTypes, {
    error: ({ input }) => (input === undefined || input === null || input === "" ? "required" : "invalidValue"),
  }),
  capacity: whole(seatRange.min, seatRange.max, "seatRange"),
  name: z.string("invalidValue").trim().max(80, "tooLong").nullable(),
  features: z
    .array(feature, "invalidValue")
    .max(100, "tooMany")
    .transform((list) => busFeatures.filter((one) => list.includes(one))),
  stars: z.literal(starChoices, "invalidValue").nullable(),
  starsCertifiedAt: day.nullable(),
  wheelchairPlaces: whole(0, 20),
  seatsPerWheelchair: whole(0, 12),
  walkingFrames: whole(0, mostCarried.walkingFrames).nullable(),
  childSeats: whole(0, mostCarried.childSeats).nullable(),
  luggage: z.enum(luggages, "invalidValue").nullable(),
  luggageVolume: whole(0, mostCarried.luggageVolume).nullable(),
  yearBuilt: whole(firstYearBuilt, 2100, "yearInvalid").nullable(),
  litres: whole(litreRange.min, litreRange.max).nullable(),
  images: z
    .array(z.string("invalidValue").trim().min(1, "invalidValue").max(500, "tooLong"), "invalidValue")
    .max(mostPictures, "tooMany")
    .transform((urls) => [...new Set(urls)]),
  note: z.string("invalidValue").trim().max(mostNote, "tooLong").nullable(),
  active: z.boolean("invalidValue"),
};

/** Of the shape, but not the caller's to set: ignored when a record is sent back whole. */
const ignored = z.object({ id: z.unknown(), qrcode: z.unknown(), created_at: z.unknown() }).partial().shape;

/** PUT /busses/{id}: any part of the shape. */
export const busChange = z
  .strictObject({ ...fields, company: z.unknown(), version: z.number("invalidValue").int("invalidValue"), ...ignored })
  .partial();
export type BusChange = z.output<typeof busChange>;

/** POST /busses/. `country`: that of the company's address unless told; `company` counts for admins alone. */
export const busInput = busChange.required({ licenceplate: true, design: true, capacity: true });
export type BusInput = z.output<typeof busInput>;

/** A bus on the wire. */
export const busRecord = z.strictObject({
  id: z.uuid(),
  licenceplate: z.string(),
  /** ISO 3166, two letters: the plate's country. */
  country: z.string(),
  design: z.string(),
  capacity: z.number().int(),
  /** The code of the address that the QR code leads to. */
  qrcode: z.string(),
  name: z.string().nullable(),
  features: z.array(z.string()),
  stars: z.number().int().nullable(),
  /** The certificate's day at 00:00 UTC. */
  starsCertifiedAt: z.number().int().nullable(),
  wheelchairPlaces: z.number().int(),
  seatsPerWheelchair: z.number().int(),
  /** Places for them; null, here and below: the company has not said. */
  walkingFrames: z.number().int().nullable(),
  childSeats: z.number().int().nullable(),
  /** What each passenger may bring. */
  luggage: z.enum(luggages).nullable(),
  /** Cubic metres. */
  luggageVolume: z.number().int().nullable(),
  yearBuilt: z.number().int().nullable(),
  /** Of diesel on 100 km, for the company's own ledger. */
  litres: z.number().int().nullable(),
  /** The first stands for the bus. */
  images: z.array(z.string()),
  /** Remarks of the company's own people. */
  note: z.string().nullable(),
  company: z.uuid(),
  active: z.boolean(),
  created_at: z.number().int(),
  version: z.number().int(),
});
export type BusRecord = z.infer<typeof busRecord>;

/** What a passenger who scanned the code reads of the bus in front of it. */
export type ScannedBus = Omit<
  BusRecord,
  "id" | "qrcode" | "company" | "active" | "note" | "litres" | "created_at" | "version"
>;

type Named = { licenceplate?: unknown; country?: unknown };
const plateOf = (value: unknown) => {
  const { licenceplate, country } = value as Named;
  return typeof licenceplate === "string" && typeof country === "string" ? { licenceplate, country } : null;
};

/** The form's values: what is not chosen is empty or null. */
export const busForm = z
  .strictObject({
    licenceplate: fields.licenceplate,
    country,
    design: fields.design,
    capacity: fields.capacity,
    name: fields.name,
    features: fields.features,
    starsCertifiedAt: fields.starsCertifiedAt,
    stars: z.enum(["", "3", "4", "5"], "invalidValue").transform((value) => starChoices[Number(value) - 3] ?? null),
    wheelchairPlaces: fields.wheelchairPlaces.nullable().transform((count) => count ?? 0),
    seatsPerWheelchair: fields.seatsPerWheelchair.nullable().transform((count) => count ?? 0),
    walkingFrames: fields.walkingFrames,
    childSeats: fields.childSeats,
    luggage: z.enum(["", ...luggages], "invalidValue").transform((value) => value || null),
    luggageVolume: fields.luggageVolume,
    yearBuilt: fields.yearBuilt,
    litres: fields.litres,
    images: fields.images,
    note: z.string().trim().max(mostNote, "tooLong"),
  })
  .refine(({ licenceplate, country }) => normalPlate(licenceplate, country) !== null, {
    path: ["licenceplate"],
    error: ({ input }) => plateErrorOf(plateOf(input)?.country ?? ""),
    // Told with whatever else is wrong, not after it.
    when: ({ value }) => Boolean(plateOf(value)?.licenceplate),
  })
  .transform((bus) => ({
    ...bus,
    starsCertifiedAt: bus.stars === null ? null : bus.starsCertifiedAt,
    note: bus.note || null,
  }))
  .superRefine((bus, context) => {
    for (const { path, message } of contradictionsOf(bus, Date.now())) {
      context.addIssue({ code: "custom", path: [path], message });
    }
  });
export type BusForm = z.input<typeof busForm>;

export const busParams = z.strictObject({ id: z.uuid("invalidValue") });
export const fleetParams = busParams;

const moment = z.coerce.number("invalidValue").int("invalidValue").min(0, "invalidValue").max(4e12, "dateTooFar");
/** A stretch of time; `except`: the booking or post that is to be changed itself. */
export const overlapQuery = z.strictObject({ from: moment, to: moment, except: z.uuid("invalidValue").optional() });
export type OverlapQuery = z.output<typeof overlapQuery>;

/** Closed list of filter keys. */
export const busFilter = allAndAny({
  active: one(z.union([z.enum(activeFilters), z.boolean()])),
  design: one(z.enum(vehicleTypes)),
  licenceplate: one(term),
  name: one(term),
});
export type BusFilter = z.output<typeof busFilter>;
export type BusTerms = NonNullable<BusFilter["a"]>;
