"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { apiFilter } from "@/components/busrequest/api-filter";
import { type RequestFilter, requestAddress } from "@/components/busrequest/filter-address";
import { busRequestKeys, useBusRequests } from "@/lib/features/busrequest/client/lists";
import { fetchBusRequests } from "@/lib/features/busrequest/client/fetch";
import { type Kind, kinds } from "@/lib/features/busrequest/rules/kinds";
import { useQueries } from "@/lib/http/queries";
import type { Language } from "@/lib/i18n/routing";
import {
  boardPlan,
  boardSize,
  countOf,
  emergenciesAtMost,
  type KindCounts,
  listKey,
  mixed,
  type RenderedList,
} from "./live-list";

/** Numbers on the kind toggles: the filter with each kind by itself; what the server counted until the filter changes. */
function useKindCounts(filter: RequestFilter, rendered: RenderedList | null): KindCounts {
  const lng = useLocale() as Language;
  const results = useQueries({
    queries: kinds.map((kind) => {
      const listQuery = { take: 1, skip: 0, filter: apiFilter({ ...filter, kinds: [kind] }) };
      const total = rendered?.counts[kind] ?? 0;
      return {
        queryKey: busRequestKeys.list(listQuery),
        queryFn: ({ signal }: { signal: AbortSignal }) => fetchBusRequests(listQuery, lng, signal),
        enabled: rendered === null,
        placeholderData: keepPreviousData,
        ...(rendered ? { initialData: { rows: [], total }, initialDataUpdatedAt: rendered.at } : {}),
      };
    }),
  });
  return Object.fromEntries(kinds.map((kind, index) => [kind, results[index]?.data?.total]));
}

/** Rows of the kinds in turn, asked for kind by kind. */
function useMixedRows(filter: RequestFilter, listed: readonly Kind[], enabled: boolean) {
  const lng = useLocale() as Language;
  const results = useQueries({
    queries: listed.map((kind) => {
      const listQuery = { take: boardSize, skip: 0, filter: apiFilter({ ...filter, kinds: [kind] }) };
      return {
        queryKey: busRequestKeys.list(listQuery),
        queryFn: ({ signal }: { signal: AbortSignal }) => fetchBusRequests(listQuery, lng, signal),
        enabled,
        placeholderData: keepPreviousData,
      };
    }),
  });
  const settled = results.every(({ data }) => data !== undefined);
  return {
    rows: settled ? mixed(results.map(({ data }) => data?.rows ?? [])) : null,
    busy: results.some(({ isPlaceholderData }) => isPlaceholderData),
    failed: results.some(({ isError }) => isError),
    at: Math.max(0, ...results.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    retry: () => {
      for (const { refetch } of results) void refetch();
    },
  };
}

/** The rows of the plan: of the kinds in turn, or one list of them. */
function useRows(filter: RequestFilter, page: number | null, rendered: RenderedList, same: boolean) {
  const { listed, mixes } = boardPlan(filter, page, rendered.visitor);
  const blend = useMixedRows(filter, listed, mixes && !same);
  const first = ((page ?? 1) - 1) * boardSize;
  const listQuery = { take: boardSize, skip: first, filter: apiFilter({ ...filter, kinds: listed }) };
  const known = same && !mixes ? { rows: rendered.rows, total: rendered.rows.length, at: rendered.at } : undefined;
  const list = useBusRequests(listQuery, known, !mixes);
  if (!mixes) {
    const { data, dataUpdatedAt: at, isPlaceholderData: busy, isError: failed, refetch } = list;
    return { rows: data?.rows ?? null, busy, failed, at, retry: () => void refetch() };
  }
  if (same) return { rows: rendered.rows, busy: false, failed: false, at: rendered.at, retry: () => undefined };
  return blend;
}

/** Rows, emergencies and counts for the filter; the server's until the filter moves away from it. */
export function useLiveList(filter: RequestFilter, page: number | null, rendered: RenderedList) {
  const same = rendered.key === listKey(filter, page);
  const { rows, busy, failed, at, retry } = useRows(filter, page, rendered, same);
  const { pins } = boardPlan(filter, page, rendered.visitor);
  const pinQuery = { take: emergenciesAtMost, skip: 0, filter: apiFilter({ ...filter, kinds: ["emergency"] }) };
  const pinned = useBusRequests(
    pinQuery,
    same ? { rows: rendered.emergencies, total: rendered.emergencies.length, at: rendered.at } : undefined,
    pins,
  );
  const sameKinds = requestAddress.search({ ...filter, kinds }).toString() === rendered.key.split("#")[1];
  const counts = useKindCounts(filter, sameKinds ? rendered : null);
  return {
    rows,
    emergencies: pins ? (pinned.data?.rows ?? []) : [],
    counts,
    total: countOf(filter.kinds, counts),
    asOf: at || rendered.at,
    busy,
    failed,
    retry,
  };
}
