"use client";

import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/http/client";
import { removeById } from "@/lib/state/list";
import type { BusRequestChange, BusRequestDraft } from "./schema/input";
import type { BusRequestFilter } from "./schema/filter";
import type { BusRequestRecord } from "./schema/record";
import type { MapRecord } from "./rules/map";

export type BusRequestList = { rows: BusRequestRecord[]; total: number };
type Query = { take: number; skip: number; latest?: boolean; filter?: BusRequestFilter };
type Box = readonly [number, number, number, number];

export const busRequestKeys = {
  all: ["busrequest"] as const,
  list: (listQuery: Query) => ["busrequest", "list", listQuery] as const,
  map: (bbox: Box, zoom: number, filter?: BusRequestFilter) => ["busrequest", "map", bbox, zoom, filter] as const,
};

function searchOf(values: Record<string, unknown>) {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined) continue;
    search.set(key, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  return search.toString();
}

export async function fetchBusRequests(listQuery: Query, signal?: AbortSignal): Promise<BusRequestList> {
  const { entity, total } = await api.get<BusRequestRecord>(`/busrequest?${searchOf(listQuery)}`, { signal });
  return { rows: entity, total };
}

export async function fetchBusRequestMap(bbox: Box, zoom: number, filter?: BusRequestFilter, signal?: AbortSignal) {
  const search = searchOf({ bbox: bbox.join(","), zoom: Math.round(zoom * 100) / 100, filter });
  return (await api.get<MapRecord>(`/busrequest/map?${search}`, { signal })).first;
}

/** The same key is sent again on a retry, so that one press posts one request. */
export async function postBusRequest(draft: BusRequestDraft, idempotencyKey: string) {
  return (await api.post<BusRequestRecord>("/busrequest/", draft, { headers: { "idempotency-key": idempotencyKey } }))
    .first;
}

/** One request; for a bus partner with the author's contact data, which is put on record. */
export const readBusRequest = async (id: string) => (await api.get<BusRequestRecord>(`/busrequest/${id}`)).first;

const tokenHeader = (token?: string) => (token ? { headers: { "x-request-token": token } } : undefined);

export async function changeBusRequest(id: string, change: BusRequestChange, token?: string) {
  return (await api.put<BusRequestRecord>(`/busrequest/${id}`, change, tokenHeader(token))).first;
}

export const withdrawBusRequest = (id: string, token?: string) => api.delete(`/busrequest/${id}`, tokenHeader(token));
export const confirmBusRequest = async (token: string) =>
  (await api.post<BusRequestRecord>("/busrequest/confirm", { token })).first;

type Read = Pick<BusRequestRecord, "id" | "version">;
/** Decided as it was read: a version that has moved on is a conflict. */
export const approveBusRequest = async ({ id, version }: Read) =>
  (await api.post<BusRequestRecord>(`/busrequest/${id}/approve?version=${version}`, {})).first;
export const rejectBusRequest = async ({ id, version }: Read, reason: string) =>
  (await api.post<BusRequestRecord>(`/busrequest/${id}/reject?version=${version}`, { reason })).first;

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

/** Withdraws and takes the row out of every list that is held. */
export function useWithdrawBusRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, token }: { id: string; token?: string }) => withdrawBusRequest(id, token),
    onSuccess: (_gone, { id }) => {
      client.setQueriesData<BusRequestList>({ queryKey: ["busrequest", "list"] }, (list) =>
        list ? { rows: removeById(list.rows, id), total: Math.max(0, list.total - 1) } : list,
      );
    },
  });
}
