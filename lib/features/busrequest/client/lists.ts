"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import type { Language } from "@/lib/i18n/routing";
import { removeById } from "@/lib/state/list";
import { clientHere, useQuery } from "@/lib/http/queries";
import { type BusRequestList, fetchBusRequests, type ListQuery, type MapQuery } from "./fetch";

export const busRequestKeys = {
  all: ["busrequest"] as const,
  list: (listQuery: ListQuery) => ["busrequest", "list", listQuery] as const,
  map: (view: MapQuery) => ["busrequest", "map", view] as const,
};

/** What the server rendered for the same listQuery, and when. */
export type Rendered = BusRequestList & { at: number };

/** A page of requests; the page shown before stays until the next one is there. */
export function useBusRequests(listQuery: ListQuery, rendered?: Rendered, enabled = true) {
  const lng = useLocale() as Language;
  return useQuery({
    queryKey: busRequestKeys.list(listQuery),
    queryFn: ({ signal }) => fetchBusRequests(listQuery, lng, signal),
    initialData: rendered,
    initialDataUpdatedAt: rendered?.at,
    // The page was asked for a moment ago, however long nobody had changed it: only what was held before it is older.
    refetchOnMount: rendered ? ({ state }) => state.dataUpdatedAt < rendered.at : true,
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** Takes a request that was withdrawn out of every list that is held. */
export function dropBusRequest(id: string) {
  clientHere().setQueriesData<BusRequestList>({ queryKey: ["busrequest", "list"] }, (list) =>
    list ? { rows: removeById(list.rows, id), total: Math.max(0, list.total - 1) } : list,
  );
}
