"use client";

import { useEffect } from "react";
import { fetchPlaces } from "@/lib/features/place/client";
import { inGroups } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";
import type { Language } from "@/lib/i18n/routing";

const pause = 180;

/** Hands up the places for `text`, asked after a short pause. */
export function useSuggestions(text: string, lng: Language, onPlaces: (places: Place[]) => void) {
  useEffect(() => {
    if (text.trim().length < 2) {
      onPlaces([]);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      // Where the search cannot be reached, the typed text is enough: the next page asks again.
      const found = await fetchPlaces(text.trim(), lng, undefined, stop.signal).catch(() => []);
      if (!stop.signal.aborted) onPlaces(inGroups(found));
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, lng, onPlaces]);
}
