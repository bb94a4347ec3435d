import { z } from "zod";
import { decodePolyline } from "@/lib/geo/polyline";
import { log } from "@/lib/log";
import { traceHeaders } from "@/lib/tracing/spans";
import { joined, type Piece, pieceWay } from "./pieces";
import { coachMinutes, type Driven, type RoadPoint, type Way } from "./profile";

/** A routing service on the network: OSRM's HTTP API (v1) or Valhalla's. */
export type RoutingService = "osrm" | "valhalla";

interface ServiceWay extends Way, Driven {
  /** [lon, lat] along the road. */
  line: [number, number][];
}

/**
 * What a service says that works but has no such way: no road near a place, none that joins two, more than its limits take. It is
 * told of one question and says nothing of others.
 */
export const noWay = "noWay";
/** Null: the service fails. */
type Told<T> = T | typeof noWay | null;

export interface Settings {
  service: RoutingService;
  url: string;
  /** Milliseconds. */
  timeout?: number;
}

/** A larger answer is no route; one across Europe with its steps is a fifth of it. */
const mostBytes = 16_000_000;

const finite = z.number().min(0).max(100_000_000);
const position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
/** Modes of OSRM in which the coach is carried; its car profile says "ferry" of car trains, too. */
const carried: readonly (string | undefined)[] = ["ferry", "train"];
const geometry = z.object({ coordinates: z.array(position) });
const osrmStep = z.object({
  distance: finite,
  duration: finite,
  mode: z.string().optional(),
  geometry: geometry.optional().catch(undefined),
});
const osrmRoute = z.object({
  code: z.literal("Ok"),
  routes: z
    .array(
      z.object({
        distance: finite,
        duration: finite,
        geometry,
        legs: z.array(z.object({ steps: z.array(osrmStep).default([]) })).default([]),
      }),
    )
    .min(1),
});
/** Valhalla's manoeuvre that boards a ferry or a car train, and lasts until it is left. */
const ferryEnter = 28;
const shapeIndex = z.number().int().min(0).optional();
const valhallaManeuver = z.object({
  type: z.number(),
  length: finite,
  time: finite,
  begin_shape_index: shapeIndex,
  end_shape_index: shapeIndex,
});
const valhallaRoute = z.object({
  trip: z.object({
    summary: z.object({ length: finite, time: finite }),
    legs: z.array(z.object({ shape: z.string(), maneuvers: z.array(valhallaManeuver).default([]) })).min(1),
  }),
});
const osrmNone = z.object({ code: z.enum(["NoRoute", "NoSegment", "NoTable", "TooBig"]) });
/** Too many places, too far, unconnected regions, no road near, unreachable, no path. */
const valhallaNone = z.object({ error_code: z.literal([150, 154, 170, 171, 172, 441, 442]) });

const cells = z.array(z.array(finite.nullable()));
const osrmTable = z.object({ code: z.literal("Ok"), distances: cells, durations: cells });
const valhallaTable = z.object({
  sources_to_targets: z.array(z.array(z.object({ distance: finite.nullable(), time: finite.nullable() }))),
});

/** Km and minutes from each to each; null where the service knows no way. */
export type ServiceTable = ({ km: number; minutes: number } | null)[][];

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

interface Question<T> {
  address: string;
  schema: z.ZodType<T>;
  none: z.ZodType;
  timeout: number;
  /** Asked by GET without one. */
  body?: unknown;
}

/** What cannot be read is no answer, whatever its status. */
async function readJson(response: Response): Promise<unknown> {
  if (Number(response.headers.get("content-length") ?? 0) > mostBytes) throw new Error("answer too large");
  return response.json();
}

/** One question to the service; null for every failure, so that the caller turns to the bundled roads. */
async function ask<T>({ address, schema, none, timeout, body }: Question<T>): Promise<Told<T>> {
  try {
    const response = await fetch(address, {
      method: body ? "POST" : "GET",
      headers: { ...traceHeaders(), ...(body ? { "Content-Type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(timeout),
    });
    const refused = response.status === 400;
    if (!response.ok && !refused) throw new Error(`status ${response.status}`);
    const answer = await readJson(response);
    if (none.safeParse(answer).success) return noWay;
    if (refused) throw new Error("status 400");
    return schema.parse(answer);
  } catch (error) {
    log.warn({ err: error }, "the routing service gave no way");
    return null;
  }
}

/** The line is told once as a whole and once by its steps: by these where each tells its own, so that a ferry has its place. */
function osrmDriven({ geometry: { coordinates }, legs }: z.output<typeof osrmRoute>["routes"][number]) {
  const steps = legs.flatMap((leg) => leg.steps);
  const parts = steps.flatMap((step) => (step.geometry?.coordinates.length ? [step.geometry.coordinates] : []));
  const { line, stretches } = joined(parts);
  const isWhole = steps.length > 0 && parts.length === steps.length;
  const pieces = steps.map(({ distance, duration, mode }, at): Piece => {
    const stretch = isWhole ? stretches[at] : undefined;
    return { km: distance / 1000, minutes: duration / 60, carried: carried.includes(mode), stretch };
  });
  return { line: isWhole ? line : coordinates, pieces };
}

function valhallaDriven(legs: z.output<typeof valhallaRoute>["trip"]["legs"]) {
  const { line, stretches } = joined(legs.map(({ shape }) => lineOf(shape)));
  const pieces = legs.flatMap(({ maneuvers }, leg) => {
    const [first, last] = stretches[leg] ?? [0, 0];
    return maneuvers.map(({ type, length, time, begin_shape_index: begins, end_shape_index: ends }): Piece => {
      const isTold = begins !== undefined && ends !== undefined && first + ends <= last;
      const stretch = isTold ? ([first + begins, first + ends] as const) : undefined;
      return { km: length, minutes: time / 60, carried: type === ferryEnter, stretch };
    });
  });
  return { line, pieces };
}

function osrm(url: string, timeout: number) {
  const path = (points: readonly RoadPoint[]) => points.map(({ lon, lat }) => `${lon},${lat}`).join(";");
  return {
    async way(points: readonly RoadPoint[]): Promise<Told<ServiceWay>> {
      const address = `${url}/route/v1/driving/${path(points)}?overview=full&geometries=geojson&steps=true`;
      const told = await ask({ address, schema: osrmRoute, none: osrmNone, timeout });
      if (told === noWay) return noWay;
      const route = told?.routes[0];
      if (!route) return null;
      const whole = { km: route.distance / 1000, minutes: route.duration / 60 };
      const { line, pieces } = osrmDriven(route);
      const way = pieceWay(whole, pieces);
      return way ? { ...way, line } : noWay;
    },
    async table(from: readonly RoadPoint[], to: readonly RoadPoint[]): Promise<Told<ServiceTable>> {
      const numbers = (count: number, first: number) => Array.from({ length: count }, (_, at) => first + at).join(";");
      const ends = `sources=${numbers(from.length, 0)}&destinations=${numbers(to.length, from.length)}`;
      const address = `${url}/table/v1/driving/${path([...from, ...to])}?${ends}&annotations=distance,duration`;
      const found = await ask({ address, schema: osrmTable, none: osrmNone, timeout });
      if (found === noWay || !found) return found;
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
    async way(points: readonly RoadPoint[]): Promise<Told<ServiceWay>> {
      // Manoeuvres without their sentences.
      const told = { units: "kilometers", directions_type: "maneuvers" };
      const body = { locations: located(points), costing: "bus", ...told };
      const address = `${url}/route`;
      const answer = await ask({ address, schema: valhallaRoute, none: valhallaNone, timeout, body });
      if (answer === noWay || !answer) return answer;
      const { trip } = answer;
      try {
        const { line, pieces } = valhallaDriven(trip.legs);
        const way = pieceWay({ km: trip.summary.length, minutes: trip.summary.time / 60 }, pieces);
        return way ? { ...way, line } : noWay;
      } catch (error) {
        log.warn({ err: error }, "the routing service gave no line");
        return null;
      }
    },
    async table(from: readonly RoadPoint[], to: readonly RoadPoint[]): Promise<Told<ServiceTable>> {
      const body = { sources: located(from), targets: located(to), costing: "bus", units: "kilometers" };
      const address = `${url}/sources_to_targets`;
      const found = await ask({ address, schema: valhallaTable, none: valhallaNone, timeout, body });
      if (found === noWay || !found) return found;
      return tableOf(from.length, to.length, (row, column) => {
        const cell = found.sources_to_targets[row]?.[column];
        return [cell?.distance, divided(cell?.time, 60)];
      });
    },
  };
}

/** Speaks to a routing service; every failure is null, a way that it does not know `noWay`. */
export const makeRoutingService = ({ service, url, timeout = 1_500 }: Settings) =>
  (service === "osrm" ? osrm : valhalla)(url.replace(/\/+$/, ""), timeout);
