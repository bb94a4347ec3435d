import { type RequestFilter, requestAddress } from "@/components/busrequest/filter-address";
import { kinds } from "@/lib/features/busrequest/rules/kinds";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { tableSettings } from "@/lib/state/table-settings";

/** Rows a page, and emergencies pinned above them. */
export const boardSize = tableSettings.requests.take;
export const pinnedAtMost = 3;

/** Names a page of a filter, then, after #, the filter that the kinds' counts belong to. */
export function listKey(filter: RequestFilter, page: number) {
  return `${requestAddress.search(filter)}&page=${page}#${requestAddress.search({ ...filter, kinds })}`;
}

/** Open emergencies first, once each. */
export function withPinned(rows: readonly BusRequestRecord[], pinned: readonly BusRequestRecord[]) {
  const ids = new Set(pinned.map(({ id }) => id));
  return [...pinned, ...rows.filter(({ id }) => !ids.has(id))];
}
