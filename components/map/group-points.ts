import { boxOf } from "./geometry";
import type { MapCluster, MapPoint } from "./types";

/** A cluster's disc beside a sign, with air for a finger. */
const apart = 56;
type Group = { members: MapPoint[]; longitude: number; latitude: number };

/** Pixels between two centres (a tile has 512), with the stretching of the map at their latitude. */
function pixelsBetween(a: Group, b: Group, zoom: number) {
  const perDegree = (512 * 2 ** zoom) / 360;
  const stretch = Math.cos((((a.latitude + b.latitude) / 2) * Math.PI) / 180);
  return Math.hypot((a.longitude - b.longitude) * perDegree, ((a.latitude - b.latitude) * perDegree) / stretch);
}

function joined(a: Group, b: Group): Group {
  const members = [...a.members, ...b.members];
  const mean = (axis: "longitude" | "latitude") =>
    members.reduce((sum, point) => sum + point[axis], 0) / members.length;
  return { members, longitude: mean("longitude"), latitude: mean("latitude") };
}

/** Each group joins the first that stands too close; the new centre may stand close to another, so it looks again. */
function settle(groups: readonly Group[], zoom: number): Group[] {
  const settled: Group[] = [];
  for (const group of groups) {
    let moving = group;
    for (;;) {
      const index = settled.findIndex((other) => pixelsBetween(moving, other, zoom) < apart);
      const other = settled[index];
      if (!other) break;
      settled.splice(index, 1);
      moving = joined(other, moving);
    }
    settled.push(moving);
  }
  return settled;
}

function clusterOf({ members, longitude, latitude }: Group): MapCluster | null {
  const bbox = boxOf(members);
  if (!bbox || members.length < 2) return null;
  const kinds: MapCluster["kinds"] = {};
  for (const { kind } of members) kinds[kind] = (kinds[kind] ?? 0) + 1;
  return { longitude, latitude, count: members.length, kinds, ids: members.map(({ id }) => id), bbox };
}

/** Signs that would stand on each other become one cluster, as those do that the server counts. */
export function groupPoints(points: readonly MapPoint[], zoom: number): { points: MapPoint[]; clusters: MapCluster[] } {
  const groups = settle(
    points.map((point) => ({ members: [point], longitude: point.longitude, latitude: point.latitude })),
    zoom,
  );
  return {
    points: groups.flatMap(({ members }) => (members.length === 1 ? members : [])),
    clusters: groups.flatMap((group) => clusterOf(group) ?? []),
  };
}
