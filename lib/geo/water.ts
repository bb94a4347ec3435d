import { readFile } from "node:fs/promises";
import path from "node:path";
import { singleton } from "@/lib/singleton";
import { earthKm } from "./earth";
import islands from "./islands.json";

type Point = { longitude: number; latitude: number };
type Ring = readonly (readonly [longitude: number, latitude: number])[];
type Area = { rings: readonly Ring[]; west: number; south: number; east: number; north: number };

/** Islands with an inn that the base map leaves out. */
const left = islands as [name: string, longitude: number, latitude: number][];
const islandKm = 3;

/** What the base map's files cover (public/basemap/README.md). */
const covered = { west: -25, south: 32, east: 46, north: 72 };
const kmPerDegree = (Math.PI * earthKm) / 180;

type Box = Omit<Area, "rings">;
const within = ({ west, south, east, north }: Box, { longitude, latitude }: Point) =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;

function areaOf(rings: readonly Ring[]): Area {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [longitude, latitude] of rings[0] ?? []) {
    box.west = Math.min(box.west, longitude);
    box.east = Math.max(box.east, longitude);
    box.south = Math.min(box.south, latitude);
    box.north = Math.max(box.north, latitude);
  }
  return { rings, ...box };
}

async function areasIn(name: string) {
  const text = await readFile(path.resolve("public/basemap", name), "utf8");
  return (JSON.parse(text) as { coordinates: Ring[][] }).coordinates.map(areaOf);
}

const maps = () =>
  singleton("geo.water", async () => {
    const [land, lakes] = await Promise.all([areasIn("land.json"), areasIn("lakes.json")]);
    return { land, lakes };
  });

/** Even number of crossings of a ray to the east: outside, or in a hole. */
function isIn(area: Area, point: Point) {
  if (!within(area, point)) return false;
  const { longitude: x, latitude: y } = point;
  let inside = false;
  for (const ring of area.rings) {
    let [x0, y0] = ring.at(-1) ?? [0, 0];
    for (const [x1, y1] of ring) {
      if (y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) inside = !inside;
      [x0, y0] = [x1, y1];
    }
  }
  return inside;
}

/** Kilometres to the east and north of a point: exact enough where it matters, close by. */
function planeAround({ longitude, latitude }: Point) {
  const wide = kmPerDegree * Math.cos((latitude * Math.PI) / 180);
  return (lon: number, lat: number) => [(lon - longitude) * wide, (lat - latitude) * kmPerDegree] as const;
}

function kmToShore(areas: readonly Area[], point: Point) {
  const plane = planeAround(point);
  let nearest = Infinity;
  for (const ring of areas.flatMap(({ rings }) => rings)) {
    let [x0, y0] = [Infinity, Infinity];
    for (const [lon, lat] of ring) {
      const [x1, y1] = plane(lon, lat);
      const [dx, dy] = [x1 - x0, y1 - y0];
      const share = Number.isFinite(x0) ? Math.max(0, Math.min(1, -(x0 * dx + y0 * dy) / (dx * dx + dy * dy || 1))) : 1;
      const [x, y] = share === 1 ? [x1, y1] : [x0 + share * dx, y0 + share * dy];
      nearest = Math.min(nearest, Math.hypot(x, y));
      [x0, y0] = [x1, y1];
    }
  }
  return nearest;
}

function isOnIsland(point: Point) {
  const plane = planeAround(point);
  return left.some(([, lon, lat]) => Math.hypot(...plane(lon, lat)) < islandKm);
}

/**
 * How far from the shore a point lies at sea or on a lake; 0 on land, null where the base map knows nothing. Its coasts
 * are right to about 1 km, its lakes to 3.
 */
export async function kmOffShore(point: Point) {
  if (!within(covered, point)) return null;
  if (isOnIsland(point)) return 0;
  const { land, lakes } = await maps();
  const lake = lakes.filter((area) => isIn(area, point));
  if (lake.length > 0) return kmToShore(lake, point);
  return land.some((area) => isIn(area, point)) ? 0 : kmToShore(land, point);
}
