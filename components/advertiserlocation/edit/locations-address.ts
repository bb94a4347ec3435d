import type { OwnLocation } from "@/lib/features/advertiserlocation/schema/own";
import { activeFilters } from "@/lib/features/busrequest/rules/kinds";
import { address, choice, page, type ValueOf } from "@/lib/http/address";
import { tableSettings } from "@/lib/state/table-settings";

export const sorts = ["newest", "title", "city"] as const;

/** Locations a page. */
export const { take } = tableSettings.locations;

const fields = { show: choice(activeFilters, "all"), sort: choice(sorts), page: page() };
export type LocationsQuery = ValueOf<typeof fields>;
/** The address of the page of one's own locations. */
export const locationsAddress = address(fields);

/** Those asked for, in the order asked for. */
export function arranged(locations: readonly OwnLocation[], { show, sort }: LocationsQuery, lng: string) {
  const wanted = locations.filter(({ active }) => show === "all" || active === (show === "active"));
  const text = ({ title, address }: OwnLocation) => (sort === "title" ? title : `${address.city ?? ""} ${title}`);
  if (sort === "newest") return wanted.sort((a, b) => b.created_at - a.created_at || b.id.localeCompare(a.id));
  const { compare } = new Intl.Collator(lng, { numeric: true });
  return wanted.sort((a, b) => compare(text(a), text(b)) || a.id.localeCompare(b.id));
}
