import { greatCircleKm } from "@/lib/geo/earth";
import type { RoadGraph } from "./graph";
import { crossingMinutes, driveMinutes, type Driven, type RoadPoint, wheelMinutes } from "./profile";
import { type Access, accessCost, type Reached, searchFrom, searchTo } from "./search";

/** Nodes within this many km (as the crow flies) count as near. */
const nearKm = 12;
const accessFactor = 1.25;
/** Below this great circle a way never is longer than so many times it: the network knows no small roads. */
const shortKm = 50;
const shortFactor = 1.45;
const ferryClass = 3;

/** How a way was measured. */
type RoadSource = "network" | "factor";

export interface RoadWay extends Driven {
  /** Unrounded. */
  km: number;
  minutes: number;
  /** [lon, lat] along the road. */
  line: [number, number][];
  source: RoadSource;
}

/** Nodes in bands of a tenth of a degree: few have to be measured. */
function bandsOf(graph: RoadGraph) {
  const bands = new Map<number, number[]>();
  for (let node = 0; node < graph.lat.length; node++) {
    const band = Math.floor((graph.lat[node] ?? 0) * 10);
    const nodes = bands.get(band);
    if (nodes) nodes.push(node);
    else bands.set(band, [node]);
  }
  return bands;
}

const bandsByGraph = new WeakMap<RoadGraph, Map<number, number[]>>();

function accessesOf(graph: RoadGraph, point: RoadPoint): Access[] {
  const bands = bandsByGraph.get(graph) ?? bandsOf(graph);
  bandsByGraph.set(graph, bands);
  const band = Math.floor(point.lat * 10);
  const found: Access[] = [];
  for (let at = band - 2; at <= band + 2; at++) {
    for (const node of bands.get(at) ?? []) {
      const lon = graph.lon[node] ?? 0;
      if (Math.abs(lon - point.lon) > 0.5) continue;
      const km = greatCircleKm(point, { lat: graph.lat[node] ?? 0, lon });
      if (km <= nearKm) found.push({ node, km: km * accessFactor });
    }
  }
  return found;
}

/** Measures where no road is near. */
type Fallback = (from: RoadPoint, to: RoadPoint) => RoadWay;

function cheapest(reached: Reached, ends: readonly Access[]) {
  let best: Access | undefined;
  let cost = Infinity;
  for (const end of ends) {
    const whole = (reached.cost[end.node] ?? Infinity) + end.km * accessCost;
    if (whole < cost) {
      cost = whole;
      best = end;
    }
  }
  return best;
}

/** Walks back from the end: km on the road, ferries with the km on the road and the points of the line behind them, and the line. */
function follow(graph: RoadGraph, reached: Reached, end: Access) {
  let roadKm = end.km;
  const ferries: { km: number; behind: number; points: number }[] = [];
  const line: [number, number][] = [];
  let node = end.node;
  for (;;) {
    line.push([graph.lon[node] ?? 0, graph.lat[node] ?? 0]);
    const edge = reached.edge[node] ?? -1;
    if (edge < 0)
      return { roadKm: roadKm + (reached.accessKm[node] ?? 0), ferries: ferries.reverse(), line: line.reverse() };
    const km = graph.km[edge] ?? 0;
    if (graph.roadClass[edge] === ferryClass) ferries.push({ km, behind: roadKm, points: line.length });
    else roadKm += km;
    node = reached.before[node] ?? 0;
  }
}

interface Target {
  point: RoadPoint;
  ends: readonly Access[];
}

/** Km on the road become minutes at the wheel; where the ferries lie on it goes by the share of the km. */
function drivenOf({ roadKm, ferries, line }: ReturnType<typeof follow>): Driven {
  const wheel = wheelMinutes(roadKm);
  const crossings = ferries.map(({ km, behind, points }) => {
    // On the whole line, which begins at the place, before the first node.
    const lands = line.length + 1 - points;
    const after = (wheel * (roadKm - behind)) / (roadKm || 1);
    return { km, minutes: crossingMinutes(km), after, stretch: [lands - 1, lands] as const };
  });
  return { wheel, crossings };
}

const sum = (crossings: Driven["crossings"], of: "km" | "minutes") =>
  crossings.reduce((all, crossing) => all + crossing[of], 0);

function wayTo(graph: RoadGraph, reached: Reached, from: RoadPoint, target: Target, fallback: Fallback): RoadWay {
  const { point: to, ends } = target;
  const crow = greatCircleKm(from, to);
  const end = cheapest(reached, ends);
  if (!end) return fallback(from, to);
  const found = follow(graph, reached, end);
  const driven = drivenOf(found);
  const km = found.roadKm + sum(driven.crossings, "km");
  const source = "network";
  if (crow < shortKm && shortFactor * crow < km) {
    const shortest = shortFactor * crow;
    const line: RoadWay["line"] = [
      [from.lon, from.lat],
      [to.lon, to.lat],
    ];
    const wheel = wheelMinutes(shortest);
    return { km: shortest, minutes: driveMinutes(shortest), wheel, crossings: [], line, source };
  }
  const minutes = driveMinutes(found.roadKm) + sum(driven.crossings, "minutes");
  return { km, minutes, ...driven, line: [[from.lon, from.lat], ...found.line, [to.lon, to.lat]], source };
}

function searchAll(graph: RoadGraph, starts: readonly Access[], targets: readonly Target[]) {
  const [first] = targets;
  if (first && targets.length === 1) return searchTo(graph, starts, first.point, first.ends);
  return searchFrom(graph, starts, new Set(targets.flatMap(({ ends }) => ends.map(({ node }) => node))));
}

/** Ways from one point to several by the network: one search for all. */
export function networkWays(
  graph: RoadGraph,
  from: RoadPoint,
  to: readonly RoadPoint[],
  fallback: Fallback,
): RoadWay[] {
  const starts = accessesOf(graph, from);
  if (starts.length === 0) return to.map((point) => fallback(from, point));
  const targets = to.map((point): Target => ({ point, ends: accessesOf(graph, point) }));
  const reached = searchAll(graph, starts, targets);
  return targets.map((target) => wayTo(graph, reached, from, target, fallback));
}
