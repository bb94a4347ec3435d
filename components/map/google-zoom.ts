import type { Box } from "./types";

/** Google counts zoom by tiles of 256 pixels, MapLibre by 512: the same ground is one level further there, and levels are whole. */
export const googleZoom = (zoom: number) => Math.round(zoom + 1);
export const ourZoom = (zoom: number) => zoom - 1;

/** No closer than the bundled map goes, be the box a single place. */
const closest = googleZoom(11);

export function fitMap(map: google.maps.Map, [west, south, east, north]: Box, padding: number) {
  // The library knows a limit of the map alone, not one of this movement.
  map.setOptions({ maxZoom: closest });
  map.fitBounds({ west, south, east, north }, padding);
  google.maps.event.addListenerOnce(map, "idle", () => map.setOptions({ maxZoom: null }));
}
