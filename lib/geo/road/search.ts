import { inSpace } from "@/lib/geo/earth";
import type { RoadGraph } from "./graph";
import { NodeHeap } from "./heap";
import type { RoadPoint } from "./profile";

/** Cost of a km by class (motorway, trunk, primary, ferry, tunnel), and what boarding a ferry costs: routes are chosen by it. */
const costPerKm = [1, 1.5, 1.8, 3, 1];
const ferryClass = 3;
const ferryBoarding = 50;

/** A node near a place, and the km of the way to it. */
export interface Access {
  node: number;
  km: number;
}

/** What a search found, by node: cost, and the edge by which it was reached (-1: from the place itself). */
export interface Reached {
  cost: Float64Array;
  /** Node before; -1 at a start. */
  before: Int32Array;
  /** Index of the edge walked. */
  edge: Int32Array;
  /** Km of the way to a node at which the search began. */
  accessKm: Float64Array;
}

/** Costs that are still to come from a node at least. */
type Ahead = (node: number) => number;
/** Told each node once its cost is final, the cheapest first; true: enough is known. */
type Settle = (node: number, cost: number) => boolean;

/** The cheapest ways from all accesses at once, in the order of their cost with what is ahead. */
function search(graph: RoadGraph, starts: readonly Access[], ahead: Ahead, settle: Settle): Reached {
  const size = graph.country.length;
  const reached: Reached = {
    cost: new Float64Array(size).fill(Infinity),
    before: new Int32Array(size).fill(-1),
    edge: new Int32Array(size).fill(-1),
    accessKm: new Float64Array(size),
  };
  const { cost, before, edge, accessKm } = reached;
  const heap = new NodeHeap(size);
  for (const { node, km } of starts) {
    const own = km * accessCost;
    if (own >= (cost[node] ?? 0)) continue;
    cost[node] = own;
    accessKm[node] = km;
    heap.push(node, own + ahead(node));
  }
  for (let node = heap.pop(); node >= 0; node = heap.pop()) {
    if (settle(node, cost[node] ?? 0)) break;
    const here = cost[node] ?? 0;
    const end = graph.first[node + 1] ?? 0;
    for (let at = graph.first[node] ?? 0; at < end; at++) {
      const to = graph.target[at] ?? 0;
      const roadClass = graph.roadClass[at] ?? 0;
      const boarding = roadClass === ferryClass ? ferryBoarding : 0;
      const next = here + (graph.km[at] ?? 0) * (costPerKm[roadClass] ?? 1) + boarding;
      if (next >= (cost[to] ?? 0)) continue;
      cost[to] = next;
      before[to] = node;
      edge[to] = at;
      heap.push(to, next + ahead(to));
    }
  }
  return reached;
}

/** Until every node of `until` is settled. */
export function searchFrom(graph: RoadGraph, starts: readonly Access[], until: ReadonlySet<number>): Reached {
  let left = until.size;
  const settle = (node: number) => {
    if (until.has(node)) left--;
    return left <= 0;
  };
  return search(graph, starts, () => 0, settle);
}

/**
 * Towards one place, whose accesses are `ends`: a fraction of the nodes, with the same way. No edge costs less than the
 * straight line between its nodes, so what is ahead of a node is never told too high.
 */
export function searchTo(graph: RoadGraph, starts: readonly Access[], to: RoadPoint, ends: readonly Access[]): Reached {
  const [x, y, z] = inSpace(to);
  const { space } = graph;
  function ahead(node: number) {
    const [a, b, c] = [(space[3 * node] ?? 0) - x, (space[3 * node + 1] ?? 0) - y, (space[3 * node + 2] ?? 0) - z];
    return Math.sqrt(a * a + b * b + c * c);
  }
  const access = new Map(ends.map(({ node, km }) => [node, km * accessCost]));
  let best = Infinity;
  return search(graph, starts, ahead, (node, cost) => {
    if (cost + ahead(node) >= best) return true;
    best = Math.min(best, cost + (access.get(node) ?? Infinity));
    return false;
  });
}

/** The small roads between a place and the network. */
export const accessCost = 1.8;
