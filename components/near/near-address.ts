import { corridorKm, corridors } from "@/lib/features/advertiserlocation/rules";
import { type Kind, kinds } from "@/lib/features/busrequest/rules";
import { type NearSort, nearSorts } from "@/lib/features/filtersetting/rules";

/** Rows a page (specification section 9). */
export const take = 10;

export type Corridor = (typeof corridors)[number];
export type NearFilter = { kinds: readonly Kind[]; sort: NearSort; hidden: boolean; km: Corridor; page: number };

type Search = Record<string, string | string[] | undefined>;
const words = (value: Search[string]) => [value ?? []].flat().flatMap((text) => text.split(","));

/** The filter of an address; what it does not understand is left out. */
export function readNear(search: Search): NearFilter {
  const wanted = words(search.kind);
  const chosen = kinds.filter((kind) => wanted.includes(kind));
  const page = Number(words(search.page)[0]);
  return {
    kinds: chosen.length > 0 ? chosen : kinds,
    sort: nearSorts.find((value) => value === search.sort) ?? "distance",
    hidden: search.hidden === "1",
    km: corridors.find((value) => String(value) === search.km) ?? corridorKm,
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** Search parameters of a filter, defaults left out; "" where all are defaults. */
export function writeNear({ kinds: shown, sort, hidden, km, page }: NearFilter) {
  const search = new URLSearchParams();
  if (shown.length < kinds.length) search.set("kind", shown.join(","));
  if (sort !== "distance") search.set("sort", sort);
  if (hidden) search.set("hidden", "1");
  if (km !== corridorKm) search.set("km", String(km));
  if (page > 1) search.set("page", String(page));
  const text = search.toString();
  return text ? `?${text}` : "";
}

export function wishOf({ page, ...filter }: NearFilter) {
  return { ...filter, take, skip: (page - 1) * take };
}
