"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { api } from "@/lib/http/client";
import type { Language } from "@/lib/i18n/routing";
import { removeById } from "@/lib/state/list";
import { clientHere, useQuery } from "@/lib/http/queries";
import type { BusRequestFilter } from "./schema/filter";
import type { BusRequestRecord } from "./schema/record";

type BusRequestList = { rows: BusRequestRecord[]; total: number };
type Query = { take: number; skip: number; latest?: boolean; filter?: BusRequestFilter };
type Box = readonly [number, number, number, number];
type MapView = { box: Box; zoom: number; filter?: BusRequestFilter; lng: Language };

export const busRequestKeys = {
  all: ["busrequest"] as const,
  list: (listQuery: Query) => ["busrequest", "list", listQuery] as const,
  map: (view: MapView) => ["busrequest", "map", view] as const,
};

export async function fetchBusRequests(query: Query, signal?: AbortSignal): Promise<BusRequestList> {
  const { entity, total } = await api("GET /busrequest", { query, signal });
  return { rows: entity, total };
}

export async function fetchBusRequestMap({ box, zoom, ...view }: MapView, signal?: AbortSignal) {
  const query = { ...view, bbox: box.join(","), zoom: Math.round(zoom * 100) / 100 };
  return (await api("GET /busrequest/map", { query, signal })).first;
}

/** What the server rendered for the same listQuery, and when. */
export type Rendered = BusRequestList & { at: number };

/** A page of requests; the page shown before stays until the next one is there. */
export function useBusRequests(listQuery: Query, rendered?: Rendered, enabled = true) {
  return useQuery({
    queryKey: busRequestKeys.list(listQuery),
    queryFn: ({ signal }) => fetchBusRequests(listQuery, signal),
    initialData: rendered,
    initialDataUpdatedAt: rendered?.at,
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
