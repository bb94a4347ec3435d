import { addDays } from "@/components/form/calendar";
import { typedDay } from "@/components/form/day-codec";
import { toInstant } from "@/components/form/market-time";
import { activeFilters, type Kind, kinds } from "@/lib/features/busrequest/rules/kinds";
import type { ManagementQuery } from "@/lib/features/calendar/schema";
import { address, choice, field, oneOf, page, some, text, type ValueOf } from "@/lib/http/address";
import { tableSettings } from "@/lib/state/table-settings";

/** Rows a page. */
export const { take } = tableSettings.management;
/** By the trip's start, either way, or by when it was entered. */
export const sorts = ["next", "last", "latest"] as const;

const fields = {
  kinds: some(kinds, kinds, { key: "kind" }),
  active: choice(activeFilters, "all"),
  text: text(80, "q"),
  from: field(typedDay, null),
  to: field(typedDay, null),
  /** Null: what is active by its start, everything by age. */
  sort: field(oneOf(sorts), null),
  page: page(),
};
export type ManagementFilter = ValueOf<typeof fields>;
/** The list is one of the calendar page's views. */
export const managementAddress = address(fields, { fixed: { view: "list" } });

/** One kind more or less; the last one that is taken away brings all four back. */
export function toggleKind(shown: readonly Kind[], kind: Kind) {
  const next = kinds.filter((value) => (value === kind) !== shown.includes(value));
  return next.length > 0 ? next : kinds;
}

export const sortOf = ({ sort, active }: ManagementFilter) => sort ?? (active === "active" ? "next" : "latest");

/** What is asked for, whole days by the company's clock. */
export function managementQuery(filter: ManagementFilter, zone: string): ManagementQuery {
  const { page: number, kinds: shown, active, text: words, from, to } = filter;
  return {
    take,
    skip: (number - 1) * take,
    kinds: shown,
    active,
    text: words,
    from: from === null ? null : toInstant(from, "00:00", zone),
    to: to === null ? null : toInstant(addDays(to, 1), "00:00", zone),
    sort: sortOf(filter),
  };
}
