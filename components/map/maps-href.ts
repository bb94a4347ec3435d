import type { LngLat } from "./types";

/** Google's documented address of a place, or of the way from the first to the last of several. */
export function mapsHref(way: readonly LngLat[]): string | null {
  const [first, ...more] = way.map(([longitude, latitude]) => `${latitude},${longitude}`);
  if (!first) return null;
  const last = more.at(-1);
  if (!last) return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: first })}`;
  const stops = more.slice(0, -1).join("|");
  const ends = {
    api: "1",
    origin: first,
    destination: last,
    travelmode: "driving",
    ...(stops && { waypoints: stops }),
  };
  return `https://www.google.com/maps/dir/?${new URLSearchParams(ends)}`;
}
