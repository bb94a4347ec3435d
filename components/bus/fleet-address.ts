import type { BusFilter } from "@/lib/features/bus/schema/bus";
import { address, choice, page, text, type ValueOf } from "@/lib/http/address";
import { tableSettings } from "@/lib/state/table-settings";

export const shows = ["all", "active", "inactive"] as const;

/** Buses a page. */
export const { take } = tableSettings.fleet;

const fields = { view: choice(["cards", "table"]), text: text(80, "q"), show: choice(shows), page: page() };
export type FleetQuery = ValueOf<typeof fields>;
export const fleetAddress = address(fields);

/** The filter as the list's call takes it (docs/product.md, Lists). */
export function fleetFilter({ text, show }: FleetQuery): BusFilter {
  return { a: { active: show }, ...(text ? { o: { licenceplate: text, name: text } } : {}) };
}
