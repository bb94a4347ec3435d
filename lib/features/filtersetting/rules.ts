import { type Kind, kinds as allKinds, type VehicleType } from "@/lib/features/busrequest/rules/kinds";
import type { Mails } from "@/lib/features/unsubscription/rules";

/** km around a base. */
export const baseRadius = { min: 1, max: 1000 } as const;
export const maxBases = 20;
/** km around its seat, for a company that has set nothing. */
export const seatRadius = 100;
export const maxNote = 1000;

/** `date` = the next start first, `newest` = what came in last first, `fits` = what fits the company's posts best first. */
export const nearSorts = ["distance", "date", "newest", "fits"] as const;
export type NearSort = (typeof nearSorts)[number];

/** Days that the preview looks back, and the rows that it names. */
export const previewDays = 30;
export const previewRows = 10;

/** Rows that the map beside the list shows at most; the list pages through all. */
export const mapPoints = 200;
/** Numbers of a list are told up to here; one more stands for all beyond. */
export const mostCounted = 1_000;
/** Of a list that is longer than that, kinds are told in steps. */
export const roundKinds = 100;
/** The same of what came in since the last visit. */
export const mostFresh = 99;

/** Days ahead, and how long a trip takes in hours or days; what is beyond is nobody's wish. */
export const mostAhead = 731;
export const longestTrip = 999;
export const lengthUnits = ["hours", "days"] as const;
type LengthUnit = (typeof lengthUnits)[number];

type Bounds = { min?: number | null; max?: number | null };
/** What a company wants of trips beside kind, bus, place and number; null and left out mean any. */
export type Wishes = {
  /** Days of departure in the market's time zone, both with it. */
  dates: { from?: string | null; to?: string | null };
  /** Of groups and emergencies; days are counted by the calendar. */
  length: Bounds & { unit: LengthUnit };
  /** Days from today to departure; an emergency is always now. */
  ahead: Bounds;
  /** Only what a bus of the fleet in service can serve. */
  fleetMeetsNeeds: boolean;
};
export const noWishes: Wishes = { dates: {}, length: { unit: "hours" }, ahead: {}, fleetMeetsNeeds: false };

export function hasWishes({ dates, length, ahead, fleetMeetsNeeds }: Wishes) {
  const bounds = [dates.from, dates.to, length.min, length.max, ahead.min, ahead.max];
  return fleetMeetsNeeds || bounds.some((bound) => bound !== null && bound !== undefined);
}

type Point = { longitude: number; latitude: number };

/** What a company wants to hear of, as matching reads it; an empty list means all, no base means everywhere. */
export type Filters = {
  companyId: string;
  kinds: readonly Kind[];
  vehicleTypes: readonly VehicleType[];
  bases: readonly (Point & { radius: number })[];
  passengers: { min?: number | null; max?: number | null };
  wishes: Wishes;
  /** Where distances are measured from without a base. */
  seat: Point | null;
};

/** A look of the page's reader: another place, another radius (km) than the settings name. */
export type NearLook = { around: (Point & { name: string }) | null; radius: number | null };

type Bases = readonly { radius: number }[];

/** km around a place that is looked at: as far as the company goes elsewhere, unless told. */
export const radiusOfLook = (bases: Bases, { radius }: NearLook) => radius ?? bases[0]?.radius ?? seatRadius;

/** The settings with the look's place and radius instead of the bases' own; kinds are then the page's choice. */
export function filtersOfLook(filters: Filters, look: NearLook): Filters {
  const { bases, seat } = filters;
  const { around, radius } = look;
  const free = { ...filters, kinds: [] };
  if (around) return { ...free, bases: [{ ...around, radius: radiusOfLook(bases, look) }] };
  if (radius === null) return free;
  const spots = bases.length > 0 ? bases : seat ? [seat] : [];
  return { ...free, bases: spots.map((spot) => ({ ...spot, radius })) };
}

type Wanted<P> = {
  kinds: readonly Kind[];
  bases: readonly { place: P; radius: number }[];
  mails: Mails;
};
type Kept<P> = { place: P | null; radius: number | null; kinds: readonly Kind[] | null };

/** What is kept of a look, so that it comes by mail: one more base, no kind less. Null where no base has room. */
export function withLook<P extends { placeId: string }>(settings: Wanted<P>, { place, radius, kinds }: Kept<P>) {
  const { bases } = settings;
  const km = radius ?? bases[0]?.radius ?? seatRadius;
  const others = bases.filter((base) => base.place.placeId !== place?.placeId);
  const moved = place ? [...others, { place, radius: km }] : bases.map((base) => ({ ...base, radius: km }));
  // No base means everywhere: one more would make it less.
  const isKept = bases.length === 0 || (place === null && radius === null);
  const next = isKept ? [...bases] : moved;
  if (next.length > maxBases) return null;
  const all = new Set([...settings.kinds, ...(kinds ?? [])]);
  const isAll = settings.kinds.length === 0 || all.size === allKinds.length;
  return { bases: next, kinds: isAll ? [] : [...all], mails: heardOf(settings, kinds) } as const;
}

/** What is looked at shall come by mail: where none of its kinds does, all of them come daily. */
function heardOf({ kinds, mails }: Pick<Wanted<unknown>, "kinds" | "mails">, looked: readonly Kind[] | null): Mails {
  const some = looked ?? kinds;
  const wanted = some.length > 0 ? some : allKinds;
  if (wanted.some((kind) => mails[kind] !== "never")) return mails;
  return { ...mails, ...Object.fromEntries(wanted.map((kind) => [kind, "daily" as const])) };
}
