import type { Stretch } from "./road/profile";

type Point = readonly [lon: number, lat: number];

/** Google's polyline: differences of rounded degrees as text, a few letters a point. */
export function encodePolyline(line: readonly Point[], digits: number) {
  const scale = 10 ** digits;
  let text = "";
  const before = [0, 0];
  const put = (axis: 0 | 1, degrees: number) => {
    const rounded = Math.round(degrees * scale);
    const step = rounded - (before[axis] ?? 0);
    before[axis] = rounded;
    let value = step < 0 ? ~(step << 1) : step << 1;
    for (; value >= 32; value >>>= 5) text += String.fromCharCode((32 | (value & 31)) + 63);
    text += String.fromCharCode(value + 63);
  };
  for (const [lon, lat] of line) {
    put(0, lat);
    put(1, lon);
  }
  return text;
}

/** [lon, lat] of such a text; throws a RangeError where it is none. */
export function decodePolyline(text: string, digits: number): [number, number][] {
  const line: [number, number][] = [];
  const scale = 10 ** digits;
  const state = { at: 0, lat: 0, lon: 0 };
  const next = () => {
    let value = 0;
    for (let shift = 0; ; shift += 5) {
      const code = text.charCodeAt(state.at++) - 63;
      if (!(code >= 0) || shift > 30) throw new RangeError("not a polyline");
      value |= (code & 31) << shift;
      if (code < 32) return value & 1 ? ~(value >> 1) : value >> 1;
    }
  };
  while (state.at < text.length) {
    state.lat += next();
    state.lon += next();
    line.push([state.lon / scale, state.lat / scale]);
  }
  return line;
}

/** How far a point lies from the straight line between two others, in degrees of latitude. */
function aside([lon, lat]: Point, [fromLon, fromLat]: Point, [toLon, toLat]: Point) {
  const narrow = Math.cos((lat * Math.PI) / 180);
  const [x, y] = [(toLon - fromLon) * narrow, toLat - fromLat];
  const [px, py] = [(lon - fromLon) * narrow, lat - fromLat];
  const length = Math.hypot(x, y);
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, (px * x + py * y) / length ** 2));
  return Math.hypot(px - along * x, py - along * y);
}

/** The line without points that change it by less than so many degrees (Douglas-Peucker); both ends stay. */
export function thinLine<P extends Point>(line: readonly P[], degrees: number): P[] {
  const kept = new Set([0, line.length - 1]);
  const parts: [number, number][] = [[0, line.length - 1]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [first, last] = part;
    let [farthest, distance] = [-1, degrees];
    for (let at = first + 1; at < last; at++) {
      const off = aside(line[at] as P, line[first] as P, line[last] as P);
      if (off > distance) [farthest, distance] = [at, off];
    }
    if (farthest < 0) continue;
    kept.add(farthest);
    parts.push([first, farthest], [farthest, last]);
  }
  return line.filter((_, at) => kept.has(at));
}

/** The same of a line of which some stretches are told by their places in it: their ends stay, and where they are then. */
export function thinStretches<P extends Point>(line: readonly P[], stretches: readonly Stretch[], degrees: number) {
  const ends = [...new Set([0, ...stretches.flat(), line.length - 1])].sort((one, other) => one - other);
  const thin = line.slice(0, 1);
  const places = new Map([[0, 0]]);
  for (const [at, last] of ends.slice(1).entries()) {
    thin.push(...thinLine(line.slice(ends[at], last + 1), degrees).slice(1));
    places.set(last, thin.length - 1);
  }
  const put = (at: number) => places.get(at) ?? 0;
  return { line: thin, stretches: stretches.map(([first, last]): Stretch => [put(first), put(last)]) };
}
