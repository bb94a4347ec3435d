import { activeFilters, type Kind, kinds } from "@/lib/features/busrequest/rules/kinds";
import type { BusRequestFilter } from "@/lib/features/busrequest/schema/filter";
import { tableSettings } from "@/lib/state/table-settings";

/** Rows a page. */
export const { take } = tableSettings.management;

type Active = (typeof activeFilters)[number];
export type ManagementFilter = { kinds: readonly Kind[]; active: Active; page: number };

type Search = Record<string, string | string[] | undefined>;
const words = (value: Search[string]) => [value ?? []].flat().flatMap((text) => text.split(","));

/** The filter of an address; all four kinds and every state unless it says less. */
export function readManagement(search: Search): ManagementFilter {
  const wanted = words(search.kind);
  const chosen = kinds.filter((kind) => wanted.includes(kind));
  const page = Number(words(search.page)[0]);
  return {
    kinds: chosen.length > 0 ? chosen : kinds,
    active: activeFilters.find((value) => value === search.active) ?? "all",
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** Search parameters of a filter, defaults left out; the list is one of the calendar page's views. */
export function writeManagement({ kinds: shown, active, page }: ManagementFilter) {
  const search = new URLSearchParams({ view: "list" });
  if (shown.length < kinds.length) search.set("kind", shown.join(","));
  if (active !== "all") search.set("active", active);
  if (page > 1) search.set("page", String(page));
  return `?${search}`;
}

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
