"use client";

import { keepPreviousData, useQueries } from "@tanstack/react-query";
import { apiFilter, type RequestFilter, requestAddress } from "@/components/busrequest/filter-address";
import { busRequestKeys, fetchBusRequests, useBusRequests } from "@/lib/features/busrequest/client";
import { type Kind, kinds } from "@/lib/features/busrequest/rules/kinds";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { boardSize, listKey, pinnedAtMost, withPinned } from "./live-list";

type KindCounts = Partial<Record<Kind, number>>;
/** What the server rendered, and for which filter and page. */
export type RenderedList = {
  key: string;
  rows: BusRequestRecord[];
  total: number;
  pinned: BusRequestRecord[];
  counts: KindCounts;
  at: number;
};

/** Numbers on the kind toggles: the filter with each kind by itself; what the server counted until the filter changes. */
function useKindCounts(filter: RequestFilter, rendered: RenderedList | null): KindCounts {
  const results = useQueries({
    queries: kinds.map((kind) => {
      const listQuery = { take: 1, skip: 0, filter: apiFilter({ ...filter, kinds: [kind] }) };
      const total = rendered?.counts[kind] ?? 0;
      return {
        queryKey: busRequestKeys.list(listQuery),
        queryFn: ({ signal }: { signal: AbortSignal }) => fetchBusRequests(listQuery, signal),
        enabled: rendered === null,
        placeholderData: keepPreviousData,
        ...(rendered ? { initialData: { rows: [], total }, initialDataUpdatedAt: rendered.at } : {}),
      };
    }),
  });
  return Object.fromEntries(kinds.map((kind, index) => [kind, results[index]?.data?.total]));
}

/** List, pinned emergencies and counts for the filter; the server's until the filter moves away from it. */
export function useLiveList(filter: RequestFilter, page: number, rendered: RenderedList) {
  const same = rendered.key === listKey(filter, page);
  const listQuery = { take: boardSize, skip: (page - 1) * boardSize, filter: apiFilter(filter) };
  const list = useBusRequests(listQuery, same ? rendered : undefined);
  const pins = page === 1 && filter.kinds.includes("emergency");
  const pinQuery = { take: pinnedAtMost, skip: 0, filter: apiFilter({ ...filter, kinds: ["emergency"] }) };
  const pinned = useBusRequests(
    pinQuery,
    same ? { rows: rendered.pinned, total: rendered.pinned.length, at: rendered.at } : undefined,
    pins,
  );
  const sameKinds = requestAddress.search({ ...filter, kinds }).toString() === rendered.key.split("#")[1];
  const counts = useKindCounts(filter, sameKinds ? rendered : null);
  const rows = list.data ? withPinned(list.data.rows, pins ? (pinned.data?.rows ?? []) : []) : null;
  return {
    rows,
    counts,
    total: list.data?.total ?? 0,
    asOf: list.dataUpdatedAt || rendered.at,
    busy: list.isPlaceholderData,
    failed: list.isError,
    retry: () => void list.refetch(),
  };
}
