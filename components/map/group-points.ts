import { boxOf } from "./geometry";
import type { MapCluster, MapPoint } from "./types";

/** Points closer than about 64 px (a tile has 512) become one cluster, as those do that the server counts. */
export function groupPoints(points: readonly MapPoint[], zoom: number): { points: MapPoint[]; clusters: MapCluster[] } {
  const cell = 360 / 2 ** Math.round(zoom) / 8;
  const cells = new Map<string, MapPoint[]>();
  for (const point of points) {
    const key = `${Math.round(point.longitude / cell)} ${Math.round(point.latitude / cell)}`;
    cells.set(key, [...(cells.get(key) ?? []), point]);
  }
  const groups = [...cells.values()];
  const mean = (group: MapPoint[], axis: "longitude" | "latitude") =>
    group.reduce((sum, point) => sum + point[axis], 0) / group.length;
  const clusters = groups.flatMap((group): MapCluster[] => {
    const bbox = boxOf(group);
    if (group.length < 2 || !bbox) return [];
    const kinds: MapCluster["kinds"] = {};
    for (const { kind } of group) kinds[kind] = (kinds[kind] ?? 0) + 1;
    const [longitude, latitude] = [mean(group, "longitude"), mean(group, "latitude")];
    return [{ longitude, latitude, count: group.length, kinds, ids: group.map(({ id }) => id), bbox }];
  });
  return { points: groups.flatMap((group) => (group.length === 1 ? group : [])), clusters };
}
