import type { Box } from "@/components/map/types";
import { distanceKm } from "@/lib/features/place/rules";

/** Room for rounding at the edge of a view, in km. */
const margin = 0.5;

/** The circle around the middle of a box that covers it: the list's call knows circles, the map boxes. */
export function circleOfView([west, south, east, north]: Box) {
  const middle = { longitude: (west + east) / 2, latitude: (south + north) / 2 };
  const corners = [south, north].map((latitude) => distanceKm(middle, { longitude: west, latitude }));
  const km = Math.min(20_000, Math.max(...corners) + margin);
  return { ...middle, km: Math.round(km * 10) / 10 };
}
