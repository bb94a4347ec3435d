import { decodePolyline } from "@/lib/geo/polyline";
import { curveThrough } from "./curve";
import type { LngLat } from "./types";

/** Class, shield's text, E-roads, country, towns as a polyline (public/basemap/README.md). */
type Row = [roadClass: number, shield: string, european: string, country: string, line: string];

/** What is loaded of the roads: motorways with the map, the rest once it has come closer. */
export const roadSources = { motorways: 0, roads: 5.8 } as const;
export type RoadSource = keyof typeof roadSources;

interface RoadFeature {
  type: "Feature";
  properties: { roadClass: number; shield: string; plate: string; european: string; faded: boolean };
  geometry: { type: "LineString"; coordinates: LngLat[] };
}
export interface RoadData {
  type: "FeatureCollection";
  features: RoadFeature[];
}

/** A large town: all roads of its region meet in one point there, as no road does. */
export type LargeTown = { longitude: number; latitude: number; km: number };

const digits = 3;
const cell = 0.5;
const degree = 111.3;

/** Says whether a point lies within a large town. */
export function townFinder(towns: readonly LargeTown[]) {
  const cells = new Map<string, LargeTown[]>();
  const cellOf = (degrees: number) => Math.floor(degrees / cell);
  for (const town of towns) {
    for (let x = cellOf(town.longitude - 0.2); x <= cellOf(town.longitude + 0.2); x++) {
      for (let y = cellOf(town.latitude - 0.2); y <= cellOf(town.latitude + 0.2); y++) {
        const key = `${x} ${y}`;
        cells.set(key, [...(cells.get(key) ?? []), town]);
      }
    }
  }
  return ([longitude, latitude]: LngLat) =>
    (cells.get(`${cellOf(longitude)} ${cellOf(latitude)}`) ?? []).some((town) => {
      const east = (town.longitude - longitude) * degree * Math.cos((latitude * Math.PI) / 180);
      return Math.hypot(east, (town.latitude - latitude) * degree) < town.km;
    });
}

const hexagonal = ["DE", "AT", "CH", "LI"];

/** Motorways are blue, Czech ones and E-roads green; a hexagon where motorways have one. */
function plateOf(shield: string, country: string) {
  if (/^E\d/.test(shield) || /^D\d/.test(shield)) return "shield-plate-green";
  return hexagonal.includes(country) ? "shield-hexagon-blue" : "shield-plate-blue";
}

/** A road in pieces: those within large towns are faded. */
function pieces(curve: LngLat[], inTown: (point: LngLat) => boolean) {
  const found: Array<{ faded: boolean; coordinates: LngLat[] }> = [];
  let last = curve[0];
  for (const point of curve.slice(1)) {
    if (!last) break;
    const faded = inTown([(last[0] + point[0]) / 2, (last[1] + point[1]) / 2]);
    const piece = found.at(-1);
    if (piece?.faded === faded) piece.coordinates.push(point);
    else found.push({ faded, coordinates: [last, point] });
    last = point;
  }
  return found;
}

const at = (road: string, point: LngLat | undefined) => `${road} ${point?.join()}`;

/** Where roads of one number end, and the town before that: the next stretch goes on from there in one curve. */
function endsOf(lines: ReadonlyArray<{ road: string; line: LngLat[] }>) {
  const ends = new Map<string, LngLat[]>();
  const put = (road: string, end: LngLat | undefined, before: LngLat | undefined) => {
    if (before) ends.set(at(road, end), [...(ends.get(at(road, end)) ?? []), before]);
  };
  for (const { road, line } of lines) {
    put(road, line[0], line[1]);
    put(road, line.at(-1), line.at(-2));
  }
  return (road: string, end: LngLat | undefined, own: LngLat | undefined) =>
    ends.get(at(road, end))?.find((before) => before !== own);
}

/** The file's rows as curves for the map. */
export function roadFeatures(rows: readonly Row[], inTown: (point: LngLat) => boolean): RoadData {
  const lines = rows.map(([roadClass, shield, european, country, line]) => {
    const road = `${shield || european} ${country}`;
    return { roadClass, shield, european, country, road, line: decodePolyline(line, digits) };
  });
  const beyond = endsOf(lines.filter(({ shield }) => shield));
  const features = lines.flatMap(({ roadClass, shield, european, country, road, line }): RoadFeature[] => {
    const curve = curveThrough(line, beyond(road, line[0], line[1]), beyond(road, line.at(-1), line.at(-2)));
    const [first = ""] = european.split("/");
    const properties = { roadClass, shield, plate: plateOf(shield, country), european: first === shield ? "" : first };
    return pieces(curve, inTown).map(({ faded, coordinates }) => ({
      type: "Feature",
      properties: { ...properties, faded },
      geometry: { type: "LineString", coordinates },
    }));
  });
  return { type: "FeatureCollection", features };
}

const loaded = new Map<RoadSource, Promise<RoadData>>();

/** One file of roads, fetched and bent once a page; what failed is asked for again. */
export function loadRoads(name: RoadSource, towns: readonly LargeTown[]) {
  const known = loaded.get(name);
  if (known) return known;
  const asked = fetch(`/basemap/${name}.json`).then(async (response) => {
    if (!response.ok) throw new Error(`status ${response.status}`);
    return roadFeatures((await response.json()) as Row[], townFinder(towns));
  });
  loaded.set(name, asked);
  asked.catch(() => loaded.delete(name));
  return asked;
}
