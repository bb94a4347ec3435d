"use client";

import { useEffect, useState } from "react";
import { api } from "@/lib/http/client";
import type { Language } from "@/lib/i18n/routing";
import { useSettled } from "@/lib/state/use-settled";
import { inGroups } from "./rules";
import type { Location, Place } from "./schema";

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

type Found = { key: string | null; places: Place[]; isError: boolean };

const keptMs = 5 * 60_000;
const againMs = 5_000;
/** A handful of towns; the oldest goes first. */
const most = 50;
const known = new Map<string, { places: Place[]; at: number }>();

async function search(key: string, q: string, lng: Language, signal: AbortSignal) {
  const kept = known.get(key);
  if (kept && Date.now() - kept.at < keptMs) return kept.places;
  const places = await fetchPlaces(q, lng, undefined, signal);
  known.delete(key);
  known.set(key, { places, at: Date.now() });
  for (const oldest of [...known.keys()].slice(0, -most)) known.delete(oldest);
  return places;
}

/**
 * Suggestions for what is being typed, 150 ms after the last key. The list before stays until the next is here. A service that is down is asked again
 * while somebody waits for it.
 */
export function usePlaceSearch(text: string, lng: Language, { enabled = true }: { enabled?: boolean } = {}) {
  const q = useSettled(text.trim(), 150);
  const key = enabled && q !== "" ? `${lng} ${q}` : null;
  const [found, setFound] = useState<Found>({ key: null, places: [], isError: false });
  useEffect(() => {
    if (key === null) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const places = await search(key, q, lng, stop.signal).catch(() => null);
      if (stop.signal.aborted) return;
      setFound({ key, places: places ?? [], isError: places === null });
      if (places === null) timer = setTimeout(ask, againMs);
    };
    void ask();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [key, q, lng]);
  return {
    places: q ? inGroups(found.places) : [],
    isError: key !== null && found.key === key && found.isError,
    isSettled: q === text.trim() && (key === null || found.key === key),
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
