import { activeFilters } from "@/lib/features/busrequest/rules/kinds";
import type { OwnLocation } from "@/lib/features/advertiserlocation/schema/own";
import { tableSettings } from "@/lib/state/table-settings";

export const sorts = ["newest", "title", "city"] as const;

/** Locations a page. */
export const { take } = tableSettings.locations;

/** The address of the page of one's own locations: state, order, page. */
export type LocationsQuery = { show: (typeof activeFilters)[number]; sort: (typeof sorts)[number]; page: number };

export function readLocationsQuery(search: URLSearchParams): LocationsQuery {
  const page = Number(search.get("page"));
  return {
    show: activeFilters.find((show) => show === search.get("show")) ?? "all",
    sort: sorts.find((sort) => sort === search.get("sort")) ?? "newest",
    page: Number.isInteger(page) && page > 0 && page < 1_000 ? page : 1,
  };
}

export function writeLocationsQuery({ show, sort, page }: LocationsQuery) {
  const search = new URLSearchParams();
  if (show !== "all") search.set("show", show);
  if (sort !== "newest") search.set("sort", sort);
  if (page > 1) search.set("page", String(page));
  const written = search.toString();
  return written && `?${written}`;
}

/** Those asked for, in the order asked for. */
export function arranged(locations: readonly OwnLocation[], { show, sort }: LocationsQuery, lng: string) {
  const wanted = locations.filter(({ active }) => show === "all" || active === (show === "active"));
  const text = ({ title, address }: OwnLocation) => (sort === "title" ? title : `${address.city ?? ""} ${title}`);
  if (sort === "newest") return wanted.sort((a, b) => b.created_at - a.created_at || b.id.localeCompare(a.id));
  const { compare } = new Intl.Collator(lng, { numeric: true });
  return wanted.sort((a, b) => compare(text(a), text(b)) || a.id.localeCompare(b.id));
}
