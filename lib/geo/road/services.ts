import { z } from "zod";
import { decodePolyline } from "@/lib/geo/polyline";
import { log } from "@/lib/log";
import { traceHeaders } from "@/lib/tracing/spans";
import { coachMinutes, coachWheel, type RoadPoint } from "./profile";

/** A routing service on the network: OSRM's HTTP API (v1) or Valhalla's. */
export type RoutingService = "osrm" | "valhalla";

interface ServiceWay {
  km: number;
  minutes: number;
  /** Without breaks; a service does not tell which of it is a ferry. */
  wheel: number;
  /** [lon, lat] along the road. */
  line: [number, number][];
}

export interface Settings {
  service: RoutingService;
  url: string;
  /** Milliseconds. */
  timeout?: number;
}

/** A larger answer is no route. */
const mostBytes = 8_000_000;

const finite = z.number().min(0).max(100_000_000);
const position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
const osrmRoute = z.object({
  code: z.literal("Ok"),
  routes: z
    .array(z.object({ distance: finite, duration: finite, geometry: z.object({ coordinates: z.array(position) }) }))
    .min(1),
});
const valhallaRoute = z.object({
  trip: z.object({
    summary: z.object({ length: finite, time: finite }),
    legs: z.array(z.object({ shape: z.string() })).min(1),
  }),
});
const cells = z.array(z.array(finite.nullable()));
const osrmTable = z.object({ code: z.literal("Ok"), distances: cells, durations: cells });
const valhallaTable = z.object({
  sources_to_targets: z.array(z.array(z.object({ distance: finite.nullable(), time: finite.nullable() }))),
});

/** Km and minutes from each to each; null where the service knows no way. */
type ServiceTable = ({ km: number; minutes: number } | null)[][];

/** The service's numbers (km, minutes) as ways of a coach; null where it gave other than was asked for. */
function tableOf(rows: number, columns: number, cell: (row: number, column: number) => (number | null | undefined)[]) {
  const table: ServiceTable = [];
  for (let row = 0; row < rows; row++) {
    const line: ServiceTable[number] = [];
    for (let column = 0; column < columns; column++) {
      const [km, minutes] = cell(row, column);
      if (km === undefined || minutes === undefined) return null;
      line.push(km === null || minutes === null ? null : { km, minutes: coachMinutes(km, minutes) });
    }
    table.push(line);
  }
  return table;
}

const divided = (value: number | null | undefined, by: number) => (typeof value === "number" ? value / by : value);

/** Valhalla writes six digits. */
const lineOf = (shape: string) => z.array(position).parse(decodePolyline(shape, 6));

/** One question to the service; null for every failure, so that the caller turns to the bundled roads. */
async function ask<T>(address: string, schema: z.ZodType<T>, timeout: number, body?: unknown): Promise<T | null> {
  try {
    const response = await fetch(address, {
      method: body ? "POST" : "GET",
      headers: { ...traceHeaders(), ...(body ? { "Content-Type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    if (Number(response.headers.get("content-length") ?? 0) > mostBytes) throw new Error("answer too large");
    return schema.parse(await response.json());
  } catch (error) {
    log.warn({ err: error }, "the routing service gave no way");
    return null;
  }
}

const timed = (km: number, minutes: number) => ({
  km,
  minutes: coachMinutes(km, minutes),
  wheel: coachWheel(km, minutes),
});

function osrm(url: string, timeout: number) {
  const path = (points: readonly RoadPoint[]) => points.map(({ lon, lat }) => `${lon},${lat}`).join(";");
  return {
    async way(points: readonly RoadPoint[]): Promise<ServiceWay | null> {
      const address = `${url}/route/v1/driving/${path(points)}?overview=full&geometries=geojson`;
      const route = (await ask(address, osrmRoute, timeout))?.routes[0];
      if (!route) return null;
      return { ...timed(route.distance / 1000, route.duration / 60), line: route.geometry.coordinates };
    },
    async table(from: readonly RoadPoint[], to: readonly RoadPoint[]): Promise<ServiceTable | null> {
      const numbers = (count: number, first: number) => Array.from({ length: count }, (_, at) => first + at).join(";");
      const ends = `sources=${numbers(from.length, 0)}&destinations=${numbers(to.length, from.length)}`;
      const address = `${url}/table/v1/driving/${path([...from, ...to])}?${ends}&annotations=distance,duration`;
      const found = await ask(address, osrmTable, timeout);
      if (!found) return null;
      return tableOf(from.length, to.length, (row, column) => [
        divided(found.distances[row]?.[column], 1000),
        divided(found.durations[row]?.[column], 60),
      ]);
    },
  };
}

function valhalla(url: string, timeout: number) {
  const located = (points: readonly RoadPoint[]) => points.map(({ lat, lon }) => ({ lat, lon }));
  return {
    async way(points: readonly RoadPoint[]): Promise<ServiceWay | null> {
      const question = { locations: located(points), costing: "bus", units: "kilometers" };
      const trip = (await ask(`${url}/route`, valhallaRoute, timeout, question))?.trip;
      if (!trip) return null;
      try {
        const line = trip.legs.flatMap(({ shape }, at) => lineOf(shape).slice(at === 0 ? 0 : 1));
        return { ...timed(trip.summary.length, trip.summary.time / 60), line };
      } catch (error) {
        log.warn({ err: error }, "the routing service gave no line");
        return null;
      }
    },
    async table(from: readonly RoadPoint[], to: readonly RoadPoint[]): Promise<ServiceTable | null> {
      const question = { sources: located(from), targets: located(to), costing: "bus", units: "kilometers" };
      const found = await ask(`${url}/sources_to_targets`, valhallaTable, timeout, question);
      if (!found) return null;
      return tableOf(from.length, to.length, (row, column) => {
        const cell = found.sources_to_targets[row]?.[column];
        return [cell?.distance, divided(cell?.time, 60)];
      });
    },
  };
}

/** Speaks to a routing service; every failure is null. */
export const makeRoutingService = ({ service, url, timeout = 1_500 }: Settings) =>
  (service === "osrm" ? osrm : valhalla)(url.replace(/\/+$/, ""), timeout);
