import { roadGraph } from "./graph";
import { networkWays, type RoadWay } from "./network";
import { byProfile, type RoadPoint, wheelMinutes } from "./profile";

const straight = (from: RoadPoint, to: RoadPoint): RoadWay => {
  const line: RoadWay["line"] = [
    [from.lon, from.lat],
    [to.lon, to.lat],
  ];
  const { km, minutes } = byProfile()(from, to);
  return { km, minutes, wheel: wheelMinutes(km), crossings: [], line, source: "factor" };
};

/** Ways from one point to several along the bundled main roads; by the profile where the network is missing or far. */
export function measureWays(from: RoadPoint, to: readonly RoadPoint[]): RoadWay[] {
  const graph = roadGraph();
  return graph ? networkWays(graph, from, to, straight) : to.map((point) => straight(from, point));
}

/** One way: km and minutes with breaks, unrounded, and the line along the road. An estimate: say so, and say the source. */
export function measureWay(from: RoadPoint, to: RoadPoint): RoadWay {
  return measureWays(from, [to])[0] ?? straight(from, to);
}
