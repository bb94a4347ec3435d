import { activeFilters, type Kind, kinds } from "@/lib/features/busrequest/rules/kinds";
import type { BusRequestFilter } from "@/lib/features/busrequest/schema/filter";
import { address, choice, page, some, type ValueOf } from "@/lib/http/address";
import { tableSettings } from "@/lib/state/table-settings";

/** Rows a page. */
export const { take } = tableSettings.management;

const fields = { kinds: some(kinds, kinds, { key: "kind" }), active: choice(activeFilters, "all"), page: page() };
export type ManagementFilter = ValueOf<typeof fields>;
/** The list is one of the calendar page's views. */
export const managementAddress = address(fields, { fixed: { view: "list" } });

/** One kind more or less; the last one that is taken away brings all four back. */
export function toggleKind(shown: readonly Kind[], kind: Kind) {
  const next = kinds.filter((value) => (value === kind) !== shown.includes(value));
  return next.length > 0 ? next : kinds;
}

export function listFilter({ kinds: shown, active }: ManagementFilter, company: string): BusRequestFilter {
  return { a: { company, active, ...(shown.length < kinds.length ? { category: [...shown] } : {}) } };
}

/** The page of a filter; what is active runs by departure, everything by age. */
export function listQueryOf(filter: ManagementFilter, company: string) {
  const { page, active } = filter;
  return { take, skip: (page - 1) * take, latest: active !== "active", filter: listFilter(filter, company) };
}
