import { greatCircleKm } from "./earth";

type Position = readonly [longitude: number, latitude: number];

const lengthOf = ([lonA, latA]: Position, [lonB, latB]: Position) =>
  greatCircleKm({ lat: latA, lon: lonA }, { lat: latB, lon: lonB });

const between = ([lonA, latA]: Position, [lonB, latB]: Position, share: number): [number, number] => [
  lonA + (lonB - lonA) * share,
  latA + (latB - latA) * share,
];

/** Km as the crow flies from a place to the nearest point of a line; endless for none. */
export function kmToLine({ lon, lat }: { lon: number; lat: number }, line: readonly Position[]) {
  const narrow = Math.cos((lat * Math.PI) / 180);
  const [first] = line;
  const pieces = first
    ? [[first, first] as const, ...line.slice(1).map((end, at) => [line[at] ?? end, end] as const)]
    : [];
  return pieces.reduce((least, [start, end]) => {
    // On the plane around the place: which point of the piece is nearest hangs on no km.
    const [x, y] = [(end[0] - start[0]) * narrow, end[1] - start[1]];
    const along = ((lon - start[0]) * narrow * x + (lat - start[1]) * y) / (x * x + y * y || 1);
    return Math.min(least, lengthOf([lon, lat], between(start, end, Math.min(1, Math.max(0, along)))));
  }, Infinity);
}

/** The stretch of a line between two shares (0 to 1) of its length, both ends in it; empty for a line without length. */
export function stretchOf(line: readonly Position[], from: number, to: number): [number, number][] {
  const pieces = line.slice(1).map((end, at) => {
    const start = line[at] ?? end;
    return { start, end, km: lengthOf(start, end) };
  });
  const whole = pieces.reduce((sum, { km }) => sum + km, 0);
  const [first, last] = [Math.max(0, from) * whole, Math.min(1, to) * whole];
  const stretch: [number, number][] = [];
  let before = 0;
  for (const { start, end, km } of pieces) {
    const [a, b] = [(first - before) / km, (last - before) / km];
    before += km;
    if (km === 0 || a > 1 || b < 0) continue;
    if (stretch.length === 0) stretch.push(between(start, end, Math.max(0, a)));
    stretch.push(between(start, end, Math.min(1, b)));
  }
  return stretch;
}
