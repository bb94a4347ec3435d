import type { RoadGraph } from "./graph";
import { NodeHeap } from "./heap";

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

/** Dijkstra from all accesses at once, until every node of `until` is settled (all nodes without it). */
export function searchFrom(graph: RoadGraph, starts: readonly Access[], until?: ReadonlySet<number>): Reached {
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
    heap.push(node, own);
  }
  let left = until?.size ?? Infinity;
  for (let node = heap.pop(); node >= 0 && left > 0; node = heap.pop()) {
    if (until?.has(node)) left--;
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
      heap.push(to, next);
    }
  }
  return reached;
}

/** The small roads between a place and the network. */
export const accessCost = 1.8;
