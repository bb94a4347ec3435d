import { pointOf, short } from "@/components/busrequest/filter-address";
import { addDays, type Day, parseDay } from "@/components/form/calendar";
import { toInstant } from "@/components/form/market-time";
import { corridorKm, corridors } from "@/lib/features/advertiserlocation/rules/route";
import { type Kind, kinds } from "@/lib/features/busrequest/rules/kinds";
import { baseRadius, type NearSort, nearSorts } from "@/lib/features/filtersetting/rules";
import { tableSettings } from "@/lib/state/table-settings";

/** Rows a page. */
export const { take } = tableSettings.default;

type Corridor = (typeof corridors)[number];
export type NearPlace = { name: string; id: string; longitude: number; latitude: number };
/** What is null is as the filter settings have it. */
export type NearFilter = {
  kinds: readonly Kind[] | null;
  place: NearPlace | null;
  /** km */
  radius: number | null;
  from: Day | null;
  to: Day | null;
  /** A travel service's location. */
  location: string | null;
  sort: NearSort;
  hidden: boolean;
  km: Corridor;
  page: number;
};

type Search = Record<string, string | string[] | undefined>;
const words = (value: Search[string]) => [value ?? []].flat().flatMap((text) => text.split(","));
const first = (value: Search[string]) => [value ?? []].flat()[0] ?? "";
const isoDay = (value: Search[string]) => (/^\d{4}-\d\d-\d\d$/.test(first(value)) ? parseDay(first(value)) : null);

function wholeNumber(text: string, { min, max }: { min: number; max: number }) {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return value >= min && value <= max ? value : null;
}

function placeOf(search: Search): NearPlace | null {
  const point = pointOf(first(search.at));
  const name = first(search.place).trim().slice(0, 120);
  if (!point || !name) return null;
  return { name, id: first(search.id).slice(0, 300), longitude: point.longitude, latitude: point.latitude };
}

/** The filter of an address; what it does not understand is left out. */
export function readNear(search: Search): NearFilter {
  const wanted = words(search.kind);
  const chosen = kinds.filter((kind) => wanted.includes(kind));
  const [from, to] = [isoDay(search.from), isoDay(search.to)];
  const turned = from !== null && to !== null && from > to;
  return {
    kinds: chosen.length > 0 ? chosen : null,
    place: placeOf(search),
    radius: wholeNumber(first(search.radius), baseRadius),
    from: turned ? to : from,
    to: turned ? from : to,
    location: /^[\da-f-]{36}$/.test(first(search.location)) ? first(search.location) : null,
    sort: nearSorts.find((value) => value === search.sort) ?? "distance",
    hidden: search.hidden === "1",
    km: corridors.find((value) => String(value) === search.km) ?? corridorKm,
    page: wholeNumber(words(search.page)[0] ?? "", { min: 1, max: 100_000 }) ?? 1,
  };
}

/** Search parameters of a filter, defaults left out; "" where all are defaults. */
export function writeNear(filter: NearFilter) {
  const { place, km, page, sort } = filter;
  const search = new URLSearchParams();
  const put = (key: string, value: string | number | null | undefined) => value && search.set(key, String(value));
  put("kind", filter.kinds?.join(","));
  put("place", place?.name);
  put("at", place && [place.longitude, place.latitude].map(short).join(","));
  put("id", place?.id);
  put("radius", filter.radius);
  put("from", filter.from);
  put("to", filter.to);
  put("location", filter.location);
  put("sort", sort === "distance" ? null : sort);
  put("hidden", filter.hidden ? 1 : null);
  put("km", km === corridorKm ? null : km);
  put("page", page > 1 ? page : null);
  const text = search.toString();
  return text ? `?${text}` : "";
}

/** From the first day's first moment to the last one's last, by the market's clock. */
function datesOf({ from, to }: NearFilter) {
  if (!from && !to) return undefined;
  const date = {
    from: from ? toInstant(from, "00:00") : undefined,
    to: to ? toInstant(addDays(to, 1), "00:00") - 1 : undefined,
  };
  return { a: { date } };
}

/** Whether the page looks elsewhere than the filter settings do. */
export const isElsewhere = ({ place, radius, kinds: some }: NearFilter) =>
  place !== null || radius !== null || some !== null;

export function listQueryOf(filter: NearFilter) {
  const { page, place, radius, kinds: some, sort, hidden, km, location } = filter;
  const around = place && { name: place.name, longitude: place.longitude, latitude: place.latitude };
  return {
    kinds: some,
    sort,
    hidden,
    km,
    location,
    take,
    skip: (page - 1) * take,
    filter: datesOf(filter),
    look: { around, radius },
  };
}
