import { readFile } from "node:fs/promises";
import path from "node:path";
import { singleton } from "@/lib/singleton";
import { earthKm } from "./earth";
import islands from "./islands.json";

type Point = { longitude: number; latitude: number };
type Ring = readonly (readonly [longitude: number, latitude: number])[];
type Scale = readonly [east: number, north: number];
type Edge = readonly [x0: number, y0: number, x1: number, y1: number];
type Area = Box & { rings: readonly Ring[]; rows: readonly (readonly Edge[])[] };
type Box = { west: number; south: number; east: number; north: number };

/** Islands with an inn that the base map leaves out. */
const left = islands as [name: string, longitude: number, latitude: number][];
const islandKm = 3;

/** What the base map's files cover (public/basemap/README.md). */
const covered = { west: -25, south: 32, east: 46, north: 72 };
const kmPerDegree = (Math.PI * earthKm) / 180;

const within = ({ west, south, east, north }: Box, { longitude, latitude }: Point) =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;

/** A continent has twenty thousand edges, of which a ray to the east passes those of its row alone. */
const rowDegrees = 0.1;
const rowOf = ({ south }: Box, latitude: number) => Math.floor((latitude - south) / rowDegrees);

function rowsOf(rings: readonly Ring[], box: Box) {
  const rows: Edge[][] = Array.from({ length: rowOf(box, box.north) + 1 }, () => []);
  for (const ring of rings) {
    let [x0, y0] = ring.at(-1) ?? [0, 0];
    for (const [x1, y1] of ring) {
      const last = rowOf(box, Math.max(y0, y1));
      for (let row = rowOf(box, Math.min(y0, y1)); row <= last; row += 1) rows[row]?.push([x0, y0, x1, y1]);
      [x0, y0] = [x1, y1];
    }
  }
  return rows;
}

function areaOf(rings: readonly Ring[]): Area {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [longitude, latitude] of rings[0] ?? []) {
    box.west = Math.min(box.west, longitude);
    box.east = Math.max(box.east, longitude);
    box.south = Math.min(box.south, latitude);
    box.north = Math.max(box.north, latitude);
  }
  return { rings, rows: rowsOf(rings, box), ...box };
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
  for (const [x0, y0, x1, y1] of area.rows[rowOf(area, y)] ?? []) {
    if (y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) inside = !inside;
  }
  return inside;
}

/** Kilometres of a degree to the east and to the north of a point: exact enough where it matters, close by. */
const scaleAt = ({ latitude }: Point): Scale => [kmPerDegree * Math.cos((latitude * Math.PI) / 180), kmPerDegree];

function kmToEdge(
  [lon0, lat0, lon1, lat1]: Edge,
  { longitude, latitude }: Point,
  [wide, high]: readonly [number, number],
) {
  const [x0, y0] = [(lon0 - longitude) * wide, (lat0 - latitude) * high];
  const [dx, dy] = [(lon1 - lon0) * wide, (lat1 - lat0) * high];
  const share = Math.max(0, Math.min(1, -(x0 * dx + y0 * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x0 + share * dx, y0 + share * dy);
}

function kmToBox({ west, south, east, north }: Box, { longitude, latitude }: Point, [wide, high]: Scale) {
  const lon = Math.max(west - longitude, 0, longitude - east);
  const lat = Math.max(south - latitude, 0, latitude - north);
  return Math.hypot(lon * wide, lat * high);
}

/** The nearest edge of an area, from the point's row outwards; `nearest` where none is nearer. */
function kmToArea(area: Area, point: Point, scale: Scale, nearest: number) {
  const [last, own] = [area.rows.length - 1, rowOf(area, point.latitude)];
  const middle = Math.max(0, Math.min(last, own));
  for (let off = 0; middle - off >= 0 || middle + off <= last; off += 1) {
    if ((off - 1) * rowDegrees * kmPerDegree > nearest) break;
    for (const row of off === 0 ? [middle] : [middle - off, middle + off])
      for (const edge of area.rows[row] ?? []) nearest = Math.min(nearest, kmToEdge(edge, point, scale));
  }
  return nearest;
}

function kmToShore(areas: readonly Area[], point: Point) {
  const scale = scaleAt(point);
  const near = areas.map((area) => ({ area, km: kmToBox(area, point, scale) })).sort((a, b) => a.km - b.km);
  let nearest = Infinity;
  for (const { area, km } of near) {
    if (km > nearest) break;
    nearest = kmToArea(area, point, scale, nearest);
  }
  return nearest;
}

function isOnIsland({ longitude, latitude }: Point) {
  const [wide, high] = scaleAt({ longitude, latitude });
  return left.some(([, lon, lat]) => Math.hypot((lon - longitude) * wide, (lat - latitude) * high) < islandKm);
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
