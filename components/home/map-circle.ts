import type { Box } from "@/components/map/types";
import { greatCircleKm } from "@/lib/geo/earth";

/** Room for rounding at the edge of a view, in km. */
const margin = 0.5;

/** The circle around the middle of a box that covers it: the list's call knows circles, the map boxes. */
export function circleOfView([west, south, east, north]: Box) {
  const middle = { longitude: (west + east) / 2, latitude: (south + north) / 2 };
  const at = { lat: middle.latitude, lon: middle.longitude };
  const corners = [south, north].map((lat) => greatCircleKm(at, { lat, lon: west }));
  const km = Math.min(20_000, Math.max(...corners) + margin);
  return { ...middle, km: Math.round(km * 10) / 10 };
}
