import { parseDay } from "@/components/form/calendar";
import { audiences, type Kind, kinds, type VehicleType, vehicleTypes } from "@/lib/features/busrequest/rules/kinds";
import type { BusRequestFilter } from "@/lib/features/busrequest/schema/filter";
import { formatTime } from "@/lib/i18n/formats";

export type Circle = { longitude: number; latitude: number; km: number };
type Audience = (typeof audiences)[number];

/** What the home page's filter holds; days are yyyy-MM-dd, `null` and empty lists mean no limit. */
export type RequestFilter = {
  kinds: readonly Kind[];
  vehicleTypes: readonly VehicleType[];
  after: string | null;
  before: string | null;
  min: number | null;
  max: number | null;
  audience: Audience;
  place: (Circle & { name: string }) | null;
  /** A place that was typed but not chosen from the list: searched as text. */
  text: string;
  /** The circle around the part of the map that the reader moved to. */
  view: Circle | null;
};

export const wholeFilter: RequestFilter = {
  kinds,
  vehicleTypes: [],
  after: null,
  before: null,
  min: null,
  max: null,
  audience: "all",
  place: null,
  text: "",
  view: null,
};

/** Steps that "widen the radius" goes through. */
export const radiusSteps = [5, 10, 25, 50, 100, 150, 250, 500] as const;
export const defaultRadius = 50;

export function nextRadius(km: number) {
  return radiusSteps.find((step) => step > km) ?? null;
}

const known = <T extends string>(all: readonly T[], given: readonly string[]) =>
  all.filter((value) => given.includes(value));
const listOf = (search: URLSearchParams, key: string) => search.getAll(key).flatMap((text) => text.split(","));

const dayOf = (text: string | null) => (text ? parseDay(text) : null);

function wholeNumber(text: string | null, most: number) {
  const value = text && /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : null;
}

/** "longitude,latitude" or "longitude,latitude,km"; null for what is none. */
export function pointOf(text: string | null) {
  const match = /^(-?\d{1,3}(?:\.\d{1,8})?),(-?\d{1,2}(?:\.\d{1,8})?)(?:,(\d{1,5}(?:\.\d{1,3})?))?$/.exec(text ?? "");
  if (!match) return null;
  const [longitude, latitude, km] = match.slice(1).map(Number) as [number, number, number];
  if (Math.abs(longitude) > 180 || Math.abs(latitude) > 90) return null;
  return { longitude, latitude, km };
}

const textOf = (search: URLSearchParams) => (search.get("place") ?? "").trim().slice(0, 120);

function placeOf(search: URLSearchParams): RequestFilter["place"] {
  const point = pointOf(search.get("at"));
  if (!point) return null;
  const km = wholeNumber(search.get("km"), 1000) ?? defaultRadius;
  return { longitude: point.longitude, latitude: point.latitude, km, name: textOf(search) };
}

function viewOf(search: URLSearchParams): Circle | null {
  const view = pointOf(search.get("view"));
  return view && view.km > 0 && view.km <= 20_000 ? view : null;
}

/** The filter of an address; what it does not understand is left out, so that an old link never breaks the page. */
export function readFilter(search: URLSearchParams): RequestFilter {
  const wanted = listOf(search, "kind");
  const chosen = known(kinds, wanted);
  const audience = search.get("audience");
  const place = placeOf(search);
  return {
    kinds: chosen.length > 0 || wanted.includes("none") ? chosen : kinds,
    vehicleTypes: known(vehicleTypes, listOf(search, "bus")),
    after: dayOf(search.get("after")),
    before: dayOf(search.get("before")),
    min: wholeNumber(search.get("min"), 500),
    max: wholeNumber(search.get("max"), 500),
    audience: audiences.find((value) => value === audience) ?? "all",
    place,
    text: place ? "" : textOf(search),
    view: viewOf(search),
  };
}

/** Ten metres are exact enough for an address. */
export const short = (value: number) => String(Math.round(value * 10_000) / 10_000);

/** Search parameters of a filter, defaults left out. */
export function writeFilter(filter: RequestFilter): URLSearchParams {
  const search = new URLSearchParams();
  const put = (key: string, value: string | number | null) => {
    if (value !== null && value !== "") search.set(key, String(value));
  };
  if (filter.kinds.length < kinds.length) put("kind", filter.kinds.join(",") || "none");
  put("bus", filter.vehicleTypes.join(","));
  put("after", filter.after);
  put("before", filter.before);
  put("min", filter.min);
  put("max", filter.max);
  if (filter.audience !== "all") put("audience", filter.audience);
  put("place", filter.text);
  if (filter.place) {
    put("place", filter.place.name);
    put("at", [filter.place.longitude, filter.place.latitude].map(short).join(","));
    put("km", filter.place.km);
  }
  if (filter.view) put("view", [filter.view.longitude, filter.view.latitude, filter.view.km].map(short).join(","));
  return search;
}

/** How many limits are set besides the kinds and the map's view. */
export function limitCount(filter: RequestFilter) {
  const set = [filter.after ?? filter.before, filter.min ?? filter.max, filter.place ?? (filter.text || null)];
  return (
    set.filter((value) => value !== null).length +
    Number(filter.vehicleTypes.length > 0) +
    Number(filter.audience !== "all")
  );
}

/** Midnight at the market's clock; summer time changes at 01:00 UTC, so that UTC's midnight has the day's offset. */
function midnight(day: string, daysLater = 0) {
  const utc = Date.parse(`${day}T00:00:00Z`) + daysLater * 86_400_000;
  return utc - Number(formatTime(utc).slice(0, 2)) * 3_600_000;
}

const circleOf = ({ longitude, latitude, km }: Circle) => ({ longitude, latitude, km });

/** The filter as the list's and the map's call take it (docs/product.md, Lists); `inView` leaves the map's view out where false. */
export function apiFilter(filter: RequestFilter, inView = true): BusRequestFilter | undefined {
  const a: NonNullable<BusRequestFilter["a"]> = {};
  if (filter.kinds.length < kinds.length) a.category = [...filter.kinds];
  if (filter.vehicleTypes.length > 0) a.vehicleTypes = [...filter.vehicleTypes];
  if (filter.min !== null || filter.max !== null)
    a.passengers = { min: filter.min ?? undefined, max: filter.max ?? undefined };
  if (filter.after || filter.before) {
    const to = filter.before ? midnight(filter.before, 1) - 1 : undefined;
    a.date = { from: filter.after ? midnight(filter.after) : undefined, to };
  }
  if (filter.audience !== "all") a.audience = filter.audience;
  if (filter.place) a.radius = circleOf(filter.place);
  if (filter.text) a.address = filter.text;
  const view = inView && filter.view ? { radius: circleOf(filter.view) } : undefined;
  if (Object.keys(a).length === 0 && !view) return undefined;
  return { ...(Object.keys(a).length > 0 ? { a } : {}), ...(view ? { o: view } : {}) };
}
