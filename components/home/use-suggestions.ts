"use client";

import { useEffect, useState } from "react";
import type { Place } from "@/lib/features/place/schema";
import type { Language } from "@/lib/i18n/routing";

const pause = 180;

/** Places for `text`, asked after a short pause; the code for it is loaded with the first letter. */
export function useSuggestions(text: string, lng: Language) {
  const [places, setPlaces] = useState<Place[]>([]);
  useEffect(() => {
    if (text.trim().length < 2) {
      setPlaces([]);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const [{ fetchPlaces }, { inGroups }] = await Promise.all([
        import("@/lib/features/place/client"),
        import("@/lib/features/place/rules"),
      ]);
      // Where the search cannot be reached, the typed text is enough: the next page asks again.
      const found = await fetchPlaces(text.trim(), lng, undefined, stop.signal).catch(() => []);
      if (!stop.signal.aborted) setPlaces(inGroups(found));
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, lng]);
  return places;
}
