import { earthKm } from "@/lib/geo/earth";
import type { Box, LngLat, MapCircle } from "./types";

const kmPerDegree = (Math.PI * earthKm) / 180;

/** A circle on the ground as a closed ring (the map's own circles are in pixels). */
export function circleRing({ longitude, latitude, km }: MapCircle, steps = 96): LngLat[] {
  const north = km / kmPerDegree;
  const east = north / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((i % steps) / steps) * 2 * Math.PI;
    return [longitude + east * Math.sin(angle), latitude + north * Math.cos(angle)];
  });
}

/** The box around positions, null where there are none. */
export function boxOf(positions: Array<{ longitude: number; latitude: number }>): Box | null {
  const known = positions.filter((at) => Number.isFinite(at.longitude) && Number.isFinite(at.latitude));
  if (known.length === 0) return null;
  const longitudes = known.map((at) => at.longitude);
  const latitudes = known.map((at) => at.latitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

export const boxOfCircle = (circle: MapCircle) =>
  boxOf(circleRing(circle, 8).map(([longitude, latitude]) => ({ longitude, latitude })));

/** The box around several circles. */
export function boxOfCircles(circles: readonly MapCircle[]) {
  const boxes = circles.map(boxOfCircle).filter((box) => box !== null);
  return boxOf(
    boxes.flatMap(([west, south, east, north]) => [
      { longitude: west, latitude: south },
      { longitude: east, latitude: north },
    ]),
  );
}

/** Pixels of a band of so many km to each side, for a line width that follows the zoom. */
export function pixelsAtZoom(km: number, latitude: number, zoom: number) {
  const kmPerPixel = (360 * kmPerDegree * Math.cos((latitude * Math.PI) / 180)) / (512 * 2 ** zoom);
  return (2 * km) / kmPerPixel;
}

/** A round number of km that is at most so many pixels long, and how long it is. */
export function scaleAt(latitude: number, zoom: number, most = 96) {
  const pixelsPerKm = pixelsAtZoom(0.5, latitude, zoom);
  const widest = most / pixelsPerKm;
  const power = 10 ** Math.floor(Math.log10(widest));
  const km = ([5, 2].find((step) => step * power <= widest) ?? 1) * power;
  return { km, pixels: Math.round(km * pixelsPerKm) };
}

/** Arcs of a cluster's ring: share and start of each kind, in hundredths of the circle. */
export function ringArcs<K extends string>(kinds: Partial<Record<K, number>>, order: readonly K[]) {
  const total = order.reduce((sum, kind) => sum + (kinds[kind] ?? 0), 0);
  let start = 0;
  return order.flatMap((kind) => {
    const share = total ? ((kinds[kind] ?? 0) / total) * 100 : 0;
    const arc = { kind, start, share };
    start += share;
    return share > 0 ? [arc] : [];
  });
}

/** A position in the pixels of the whole map (a tile has 512). */
export type Pixels = readonly [x: number, y: number];

export function pixelsAt({ longitude, latitude }: { longitude: number; latitude: number }, zoom: number): Pixels {
  const size = 512 * 2 ** zoom;
  const north = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
  return [((longitude + 180) / 360) * size, (0.5 - north / (2 * Math.PI)) * size];
}

export function atPixels([x, y]: Pixels, zoom: number) {
  const size = 512 * 2 ** zoom;
  const latitude = (Math.atan(Math.sinh((0.5 - y / size) * 2 * Math.PI)) * 180) / Math.PI;
  return { longitude: (x / size) * 360 - 180, latitude };
}
