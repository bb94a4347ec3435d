"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { api } from "@/lib/http/client";
import type { Language } from "@/lib/i18n/routing";
import { useSettled } from "@/lib/state/use-settled";
import { useQuery } from "@/lib/http/queries";
import { inGroups } from "./rules";
import type { Location } from "./schema";

const placeKeys = {
  search: (q: string, lng: Language, near?: Location) => ["place", "search", lng, q, near ?? null] as const,
  byId: (id: string, lng: Language) => ["place", "id", lng, id] as const,
};

/** At most eight places, best first. */
export async function fetchPlaces(q: string, lng: Language, near?: Location, signal?: AbortSignal) {
  const position = near && `${near.longitude.toFixed(4)},${near.latitude.toFixed(4)}`;
  return (await api("GET /places", { query: { q: q.slice(0, 120), lng, near: position }, signal })).entity;
}

export async function fetchPlace(id: string, lng: Language, signal?: AbortSignal) {
  return (await api("GET /places/{id}", { params: { id }, query: { lng }, signal })).first;
}

/** The town at a position; an ApiError NotFound at sea. */
export async function fetchPlaceAt({ longitude, latitude }: Location, lng: Language, signal?: AbortSignal) {
  const query = { longitude: longitude.toFixed(5), latitude: latitude.toFixed(5), lng };
  return (await api("GET /places/reverse", { query, signal })).first;
}

/** Suggestions for what is being typed, 150 ms after the last key. The list before stays until the next is here. */
export function usePlaceSearch(text: string, lng: Language, options: { enabled?: boolean; near?: Location } = {}) {
  const q = useSettled(text.trim(), 150);
  const found = useQuery({
    queryKey: placeKeys.search(q, lng, options.near),
    queryFn: ({ signal }) => fetchPlaces(q, lng, options.near, signal),
    enabled: (options.enabled ?? true) && q !== "",
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
    retry: false,
    // A service that is down is asked again while somebody waits for it.
    refetchInterval: ({ state }) => (state.status === "error" ? 5_000 : false),
  });
  return {
    places: q ? inGroups(found.data ?? []) : [],
    isError: found.isError,
    isSettled: q === text.trim() && !found.isFetching,
  };
}

function currentPosition(): Promise<Location> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error("no geolocation"));
    const options = { timeout: 10_000, maximumAge: 5 * 60_000 };
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, options);
  });
}

/** The town where the reader is, or the very spot, named after it; the browser asks for leave. */
export async function locatePlace(lng: Language, exact = false) {
  const { longitude, latitude } = await currentPosition();
  const town = await fetchPlaceAt({ longitude, latitude }, lng);
  return exact ? { ...town, location: { longitude, latitude } } : town;
}
