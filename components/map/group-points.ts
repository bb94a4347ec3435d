import { signsOnSpot } from "@/lib/features/busrequest/rules/map";
import { atPixels, type Pixels, pixelsAt } from "./geometry";
import { partMarks } from "./part-marks";
import type { MapCluster, MapPoint } from "./types";

/** Centres closer than this many pixels become one. */
const apart = 60;
/** Signs closer than this cover each other. */
const readable = 38;

type Marks = { points: MapPoint[]; clusters: MapCluster[] };
/** What stands on one spot: single entries, and clusters counted elsewhere. */
type Group = Marks & { count: number; at: Pixels };

const away = (a: Pixels, b: Pixels) => Math.hypot(a[0] - b[0], a[1] - b[1]);

function joined(a: Group, b: Group): Group {
  const count = a.count + b.count;
  const mean = (axis: 0 | 1) => (a.at[axis] * a.count + b.at[axis] * b.count) / count;
  return {
    points: [...a.points, ...b.points],
    clusters: [...a.clusters, ...b.clusters],
    count,
    at: [mean(0), mean(1)],
  };
}

/** Each group joins the first that stands too close; the new centre may stand close to another, so it looks again. */
function settle(groups: readonly Group[]): Group[] {
  const settled: Group[] = [];
  for (const group of groups) {
    let moving = group;
    for (;;) {
      const index = settled.findIndex((other) => away(moving.at, other.at) < apart);
      const other = settled[index];
      if (!other) break;
      settled.splice(index, 1);
      moving = joined(other, moving);
    }
    settled.push(moving);
  }
  return settled;
}

function clusterOf({ points, clusters, count, at }: Group, zoom: number): MapCluster {
  const boxes = [
    ...clusters.map(({ bbox }) => bbox),
    ...points.map(({ longitude, latitude }) => [longitude, latitude, longitude, latitude] as const),
  ];
  const edge = (side: 0 | 1 | 2 | 3) => boxes.map((box) => box[side]);
  const kinds: MapCluster["kinds"] = {};
  for (const { kind } of points) kinds[kind] = (kinds[kind] ?? 0) + 1;
  for (const cluster of clusters) {
    for (const [kind, n] of Object.entries(cluster.kinds) as Array<[keyof typeof kinds, number]>)
      kinds[kind] = (kinds[kind] ?? 0) + n;
  }
  const ids = clusters.length > 0 ? undefined : points.map(({ id }) => id);
  const bbox = [Math.min(...edge(0)), Math.min(...edge(1)), Math.max(...edge(2)), Math.max(...edge(3))] as const;
  return { ...atPixels(at, zoom), count, kinds, ids, bbox };
}

/** Places of signs around their middle: a ring of few, a spiral of more. */
function spiral(count: number, [x, y]: Pixels): Pixels[] {
  if (count < 4) {
    const turn = (2 * Math.PI) / count;
    return Array.from({ length: count }, (_, i) => [x + 22 * Math.sin(i * turn), y - 22 * Math.cos(i * turn)]);
  }
  const places: Pixels[] = [];
  let angle = 0;
  let radius = 28;
  for (let i = 0; i < count; i += 1) {
    places.push([x + radius * Math.sin(angle), y - radius * Math.cos(angle)]);
    const step = (readable + 2) / radius;
    angle += step;
    radius += ((readable + 4) / (2 * Math.PI)) * step;
  }
  return places;
}

/** Few signs stay where they are unless one covers another. */
function spread({ points, at }: Group, zoom: number): Pixels[] {
  const own = points.map((point) => pixelsAt(point, zoom));
  const clear = own.every((a, i) => own.slice(i + 1).every((b) => away(a, b) >= readable));
  return clear ? own : spiral(points.length, at);
}

/**
 * What a map shows so that no mark covers another: more than a few entries on one spot become a cluster, few of them
 * stand side by side around it.
 */
export function groupMarks({ points, clusters }: Marks, zoom: number): Marks {
  const groups = settle([
    ...clusters.map((cluster) => ({
      points: [],
      clusters: [cluster],
      count: cluster.count,
      at: pixelsAt(cluster, zoom),
    })),
    ...points.map((point) => ({ points: [point], clusters: [], count: 1, at: pixelsAt(point, zoom) })),
  ]);
  const isOpen = (group: Group) => group.clusters.length === 0 && group.count <= signsOnSpot(zoom);
  const discs = groups.filter((group) => !isOpen(group));
  const signs = groups
    .filter(isOpen)
    .flatMap((group) => spread(group, zoom).map((at, i) => ({ point: group.points[i] as MapPoint, at })));
  const placed = partMarks(
    signs.map(({ at }) => at),
    discs.map(({ at }) => at),
  );
  return {
    points: signs.map(({ point }, i) => ({ ...point, ...atPixels(placed[i] as Pixels, zoom) })),
    clusters: discs.map((group) => clusterOf(group, zoom)),
  };
}
