import fs from "node:fs";
import path from "node:path";
import { greatCircleKm } from "@/lib/geo/earth";
import { log } from "@/lib/log";
import { singleton } from "@/lib/singleton";
import { roadGraph } from "./graph";

type Position = readonly [longitude: number, latitude: number];
/** Km of a way in each country, by ISO code. */
export type CountryKm = Record<string, number>;

/** Longer segments are cut, so that a straight line knows the countries between its ends. */
const longest = 50;
/** A node further off says nothing. */
const nodeReach = 60;
/** A change of country belongs to the border that the line crosses so near to it. */
const borderReach = 30;
/** A stretch that no border bounds is believed from so many km on: over a sea, else it is a town beyond the river. */
const shortest = 40;

const km = ([lonA, latA]: Position, [lonB, latB]: Position) =>
  greatCircleKm({ lat: latA, lon: lonA }, { lat: latB, lon: lonB });

const between = ([lonA, latA]: Position, [lonB, latB]: Position, share: number): Position => [
  lonA + (lonB - lonA) * share,
  latA + (latB - latA) * share,
];

const cellOf = ([lon, lat]: Position) => [Math.floor(lon * 2), Math.floor(lat * 2)] as const;

const nodesByCell = () =>
  singleton("geo.road.cells", () => {
    const cells = new Map<string, number[]>();
    const graph = roadGraph();
    for (let node = 0; node < (graph?.lat.length ?? 0); node++) {
      // Passes and junctions bear no country.
      if (!graph?.country[node]) continue;
      const key = cellOf([graph.lon[node] ?? 0, graph.lat[node] ?? 0]).join();
      cells.set(key, [...(cells.get(key) ?? []), node]);
    }
    return cells;
  });

const borders = () =>
  singleton("geo.road.borders", () => {
    try {
      const text = fs.readFileSync(path.resolve("public/basemap/borders.json"), "utf8");
      const { coordinates } = JSON.parse(text) as { coordinates: Position[][] };
      return coordinates.flatMap((line) => line.slice(1).map((to, at): [Position, Position] => [line[at] ?? to, to]));
    } catch (error) {
      log.warn({ err: error }, "no borders: countries change half way between towns");
      return [];
    }
  });

/** Country of the nearest town of the road network. */
function countryAt(point: Position) {
  const graph = roadGraph();
  const [x, y] = cellOf(point);
  let best = nodeReach;
  let country: string | undefined;
  for (let dx = -1; dx <= 1; dx++)
    for (let dy = -1; dy <= 1; dy++)
      for (const node of nodesByCell().get([x + dx, y + dy].join()) ?? []) {
        const away = km(point, [graph?.lon[node] ?? 0, graph?.lat[node] ?? 0]);
        if (away >= best) continue;
        best = away;
        country = graph?.country[node];
      }
  return country;
}

/** How far along a–b the border c–d is crossed, 0 to 1; undefined: it is not. */
function crossing([ax, ay]: Position, [bx, by]: Position, [cx, cy]: Position, [dx, dy]: Position) {
  const across = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (across === 0) return undefined;
  const along = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / across;
  const there = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / across;
  return along >= 0 && along <= 1 && there >= 0 && there <= 1 ? along : undefined;
}

interface Vertex {
  point: Position;
  /** From the start of the line. */
  km: number;
}

function verticesOf(line: readonly Position[]): Vertex[] {
  const vertices: Vertex[] = [];
  for (const [at, point] of line.entries()) {
    const before = vertices.at(-1);
    if (!before || at === 0) {
      vertices.push({ point, km: 0 });
      continue;
    }
    const length = km(before.point, point);
    const parts = Math.ceil(length / longest) || 1;
    for (let part = 1; part <= parts; part++)
      vertices.push({
        point: between(before.point, point, part / parts),
        km: before.km + (length * part) / parts,
      });
  }
  return vertices;
}

/** Km at which the line crosses any border. */
function crossingsOf(vertices: readonly Vertex[]) {
  const lons = vertices.map(({ point }) => point[0]);
  const lats = vertices.map(({ point }) => point[1]);
  const [west, east] = [Math.min(...lons) - 0.5, Math.max(...lons) + 0.5];
  const [south, north] = [Math.min(...lats) - 0.5, Math.max(...lats) + 0.5];
  const near = borders().filter(([[lon, lat]]) => lon > west && lon < east && lat > south && lat < north);
  return vertices.slice(1).flatMap((to, at) => {
    const from = vertices[at] ?? to;
    return near.flatMap(([c, d]) => {
      const share = crossing(from.point, to.point, c, d);
      return share === undefined ? [] : [from.km + (to.km - from.km) * share];
    });
  });
}

interface Run {
  country: string;
  from: number;
  to: number;
}

/** Stretches of one country each; a stretch begins half way between two vertices, or at the border near it. */
function runsOf(vertices: readonly Vertex[], countries: readonly string[]): Run[] {
  const crossings = crossingsOf(vertices);
  const runs: Run[] = [];
  let bounded = true;
  for (const [at, vertex] of vertices.entries()) {
    const country = countries[at] ?? "";
    const last = runs.at(-1);
    if (!last) runs.push({ country, from: 0, to: vertex.km });
    else if (last.country === country) last.to = vertex.km;
    else {
      const middle = ((vertices[at - 1]?.km ?? 0) + vertex.km) / 2;
      const border = crossings
        .filter((one) => Math.abs(one - middle) <= borderReach && one >= last.from)
        .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0];
      const isNoise = runs.length > 1 && !bounded && border === undefined && middle - last.from < shortest;
      if (isNoise) runs.pop();
      const from = isNoise ? last.from : (border ?? middle);
      const before = runs.at(-1);
      if (before) before.to = from;
      if (before?.country === country) before.to = vertex.km;
      else runs.push({ country, from, to: vertex.km });
      bounded = border !== undefined;
    }
  }
  return runs;
}

/**
 * The km of a way by country, in the order in which they are driven: by the towns beside the line and the borders that it
 * crosses. `ends` are the countries of its first and last place. An estimate: lines lie some km beside the real road.
 */
export function kmByCountry(
  way: { km: number; line: readonly Position[] },
  ends: readonly [first: string, last: string],
): CountryKm {
  const vertices = verticesOf(way.line);
  const length = vertices.at(-1)?.km ?? 0;
  if (length === 0) return way.km > 0 ? { [ends[0]]: way.km } : {};
  let country = ends[0];
  const countries = vertices.map(({ point }, at) => {
    if (at === vertices.length - 1) return ends[1];
    if (at > 0) country = countryAt(point) ?? country;
    return country;
  });
  const shares: CountryKm = {};
  for (const { country: code, from, to } of runsOf(vertices, countries))
    if (to > from) shares[code] = (shares[code] ?? 0) + ((to - from) / length) * way.km;
  return shares;
}
