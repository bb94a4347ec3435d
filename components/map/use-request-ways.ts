"use client";

import { keepPreviousData, type QueryClient } from "@tanstack/react-query";
import { lineDigits, mostWays } from "@/lib/features/way/rules";
import type { RequestWay } from "@/lib/features/way/schema";
import { decodePolyline } from "@/lib/geo/polyline";
import { api } from "@/lib/http/client";
import { useQuery, useQueryClient } from "@/lib/http/queries";
import type { MapLine } from "./types";

export type RequestLine = Pick<MapLine, "coordinates" | "ferries">;

const none: ReadonlyMap<string, RequestLine> = new Map();
const keyOf = (id: string) => ["busrequest", "way", id] as const;

export const knowsWays = (client: QueryClient) =>
  client.getQueryCache().find({ queryKey: ["busrequest", "way"], exact: false }) !== undefined;

/** Keeps lines that came with something else, so that nobody asks for them. */
export function keepRequestWays(client: QueryClient, ways: readonly RequestWay[]) {
  for (const { id, line, ferries } of ways)
    client.setQueryData<RequestLine>(keyOf(id), { coordinates: decodePolyline(line, lineDigits), ferries });
}

/** Lines along the road of requests with an end, by id; each is asked for once, those before stay until the next are there. */
export function useRequestWays(ids: readonly string[]): ReadonlyMap<string, RequestLine> {
  const client = useQueryClient();
  const wanted = [...new Set(ids)].sort().slice(0, mostWays);
  const known = () => {
    const lines = wanted.map((id) => [id, client.getQueryData<RequestLine>(keyOf(id))] as const);
    return new Map(lines.flatMap(([id, line]) => (line ? [[id, line] as const] : [])));
  };
  const { data = none } = useQuery({
    queryKey: ["busrequest", "ways", wanted],
    enabled: wanted.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const missing = wanted.filter((id) => client.getQueryData(keyOf(id)) === undefined);
      if (missing.length > 0) {
        const { entity } = await api("GET /busrequest/ways", { query: { ids: missing.join(",") }, signal });
        keepRequestWays(client, entity);
      }
      return known();
    },
  });
  return data;
}
