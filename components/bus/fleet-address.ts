import type { BusFilter } from "@/lib/features/bus/schema/bus";
import { tableSettings } from "@/lib/state/table-settings";

const views = ["cards", "table"] as const;
export const shows = ["all", "active", "inactive"] as const;

/** Buses a page. */
export const { take } = tableSettings.fleet;

/** The address of the fleet: view, search, state, page. */
export type FleetQuery = {
  view: (typeof views)[number];
  text: string;
  show: (typeof shows)[number];
  page: number;
};

export function readFleetQuery(search: URLSearchParams): FleetQuery {
  const page = Number(search.get("page"));
  return {
    view: views.find((view) => view === search.get("view")) ?? "cards",
    text: (search.get("q") ?? "").trim().slice(0, 80),
    show: shows.find((show) => show === search.get("show")) ?? "all",
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
  };
}

export function writeFleetQuery({ view, text, show, page }: FleetQuery) {
  const search = new URLSearchParams();
  if (view !== "cards") search.set("view", view);
  if (text) search.set("q", text);
  if (show !== "all") search.set("show", show);
  if (page > 1) search.set("page", String(page));
  const written = search.toString();
  return written && `?${written}`;
}

/** The filter as the list's call takes it (docs/product.md, Lists). */
export function fleetFilter({ text, show }: FleetQuery): BusFilter {
  return { a: { active: show }, ...(text ? { o: { licenceplate: text, name: text } } : {}) };
}
