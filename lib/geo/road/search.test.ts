import { expect, it } from "vitest";
import { roadGraph } from "./graph";
import { searchFrom, searchTo } from "./search";

it("towards one place finds the same cost as all around, and no edge undercuts the straight line", () => {
  const graph = roadGraph();
  if (!graph) throw new Error("no road network");
  const size = graph.country.length;
  const at = (share: number) => Math.floor(share * size);
  const pointOf = (node: number) => ({ lat: graph.lat[node] ?? 0, lon: graph.lon[node] ?? 0, country: "" });
  const started = { aimed: 0, wide: 0 };
  for (const [a, b] of [
    [0.01, 0.9],
    [0.2, 0.21],
    [0.35, 0.8],
    [0.5, 0.02],
    [0.66, 0.33],
    [0.95, 0.4],
  ] as const) {
    const [from, to] = [at(a), at(b)];
    const ends = [{ node: to, km: 0 }];
    const aimed = searchTo(graph, [{ node: from, km: 1 }], pointOf(to), ends);
    const wide = searchFrom(graph, [{ node: from, km: 1 }], new Set([to]));
    expect(aimed.cost[to]).toBeCloseTo(wide.cost[to] ?? 0, 6);
    started.aimed += aimed.before.filter((node) => node >= 0).length;
    started.wide += wide.before.filter((node) => node >= 0).length;
  }
  expect(started.aimed).toBeLessThan(started.wide / 2);
});
