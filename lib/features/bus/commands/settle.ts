import { isDeepStrictEqual } from "node:util";
import { faultKind } from "@/lib/db/faults";
import { conflict, type FieldError, validationFailed } from "@/lib/errors";
import { marketDay } from "@/lib/i18n/formats";
import type { Prisma } from "@/prisma/generated/client";
import { contradictionsOf, normalPlate, plateErrorOf } from "../rules";
import type { BusChange, BusRecord } from "../schema/bus";

type Settled = Omit<BusRecord, "id" | "qrcode" | "company" | "created_at" | "version">;

function comfortOf(before: Settled, { stars, starsCertifiedAt }: BusChange) {
  const next = stars === undefined ? before.stars : stars;
  const day = starsCertifiedAt === undefined ? before.starsCertifiedAt : starsCertifiedAt;
  // Stars that were taken away take their certificate along; a certificate of nothing is a mistake.
  const alone = next === null && stars === undefined && typeof starsCertifiedAt === "number";
  const wrong: FieldError[] = alone ? [{ path: "stars", message: "starsMissing" }] : [];
  return { wrong, stars: next, starsCertifiedAt: next === null || day === null ? null : marketDay(day) };
}

/** What is taken as it was sent. */
const plainKeys = [
  "licenceplate",
  "country",
  "design",
  "capacity",
  "features",
  "wheelchairPlaces",
  "seatsPerWheelchair",
  "walkingFrames",
  "childSeats",
  "luggage",
  "luggageVolume",
  "yearBuilt",
  "litres",
  "images",
] as const satisfies readonly (keyof BusChange)[];

/** A plate that is not touched stays, whatever the formats say now. */
function plateOf(before: Settled, after: Settled) {
  const same = before.licenceplate === after.licenceplate && before.country === after.country;
  return same ? after.licenceplate : normalPlate(after.licenceplate, after.country);
}

/** A bus as it is to be stored. Throws ValidationFailed with all that is wrong. */
export function settle(before: Settled, change: BusChange, now = Date.now()): Settled {
  const { name, note } = change;
  const sent = Object.fromEntries(plainKeys.flatMap((key) => (change[key] === undefined ? [] : [[key, change[key]]])));
  const { wrong, ...comfort } = comfortOf(before, change);
  const active = change.active ?? before.active;
  const after: Settled = {
    ...before,
    ...sent,
    ...comfort,
    active,
    name: name === undefined ? before.name : name || null,
    note: note === undefined ? before.note : note || null,
  };
  const plate = plateOf(before, after);
  if (plate === null) wrong.push({ path: "licenceplate", message: plateErrorOf(after.country) });
  wrong.push(...contradictionsOf(after, now));
  if (wrong.length > 0) throw validationFailed(wrong);
  return { ...after, licenceplate: plate ?? "" };
}

export function columnsOf({ starsCertifiedAt, ...bus }: Settled) {
  return { ...bus, starsCertifiedAt: starsCertifiedAt === null ? null : new Date(starsCertifiedAt) };
}

/** The database alone knows whether a plate is in use, whichever company has it and whatever races. */
export async function orPlateTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (faultKind(error) !== "conflict") throw error;
    throw conflict([{ path: "licenceplate", message: "plateTaken" }]);
  }
}

/** Features are a set: ticked in another order they are the same. */
const comparable = (value: unknown) => (Array.isArray(value) ? value.toSorted() : value);

/** Before and after, of what differs alone; null where nothing does. */
export function differenceOf(before: BusRecord, after: BusRecord) {
  const keys = (Object.keys(after) as (keyof BusRecord)[]).filter((key) => key !== "version" && key !== "qrcode");
  const differing = keys.filter((key) => !isDeepStrictEqual(comparable(before[key]), comparable(after[key])));
  const pick = (bus: BusRecord) =>
    Object.fromEntries(differing.map((key) => [key, bus[key]])) as Prisma.InputJsonObject;
  return differing.length > 0 ? { before: pick(before), after: pick(after) } : null;
}
