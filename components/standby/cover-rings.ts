import type { LngLat } from "@/components/map/types";

/** Degrees of the cells that a town stands for. */
const [high, wide] = [0.2, 0.3];

type Cell = readonly [column: number, row: number];
const keyOf = (column: number, row: number) => `${column},${row}`;

/** Cells that touch by a side are one area. */
function areasOf(cells: readonly Cell[]) {
  const left = new Map(cells.map((cell) => [keyOf(...cell), cell]));
  const areas: Cell[][] = [];
  for (const [key, first] of left) {
    left.delete(key);
    const area = [first];
    for (const [column, row] of area) {
      for (const [x, y] of [
        [column + 1, row],
        [column - 1, row],
        [column, row + 1],
        [column, row - 1],
      ] as const) {
        const next = left.get(keyOf(x, y));
        if (!next) continue;
        left.delete(keyOf(x, y));
        area.push(next);
      }
    }
    areas.push(area);
  }
  return areas;
}

type Corner = readonly [x: number, y: number];
type Edge = { from: Corner; to: Corner };

/** Sides without a neighbour, the area always on their left. */
function edgesOf(area: readonly Cell[]): Edge[] {
  const inside = new Set(area.map((cell) => keyOf(...cell)));
  return area.flatMap(([x, y]) => [
    ...(inside.has(keyOf(x, y - 1)) ? [] : [{ from: [x, y], to: [x + 1, y] } as Edge]),
    ...(inside.has(keyOf(x + 1, y)) ? [] : [{ from: [x + 1, y], to: [x + 1, y + 1] } as Edge]),
    ...(inside.has(keyOf(x, y + 1)) ? [] : [{ from: [x + 1, y + 1], to: [x, y + 1] } as Edge]),
    ...(inside.has(keyOf(x - 1, y)) ? [] : [{ from: [x, y + 1], to: [x, y] } as Edge]),
  ]);
}

const turnOf = (one: Edge, next: Edge) =>
  (one.to[0] - one.from[0]) * (next.to[1] - next.from[1]) - (one.to[1] - one.from[1]) * (next.to[0] - next.from[0]);

/** The outline of an area and those of its holes; where two cells touch by a corner alone the line keeps to its cell. */
function outlinesOf(edges: readonly Edge[]): Corner[][] {
  const left = new Set(edges);
  const rings: Corner[][] = [];
  for (const first of left) {
    left.delete(first);
    const ring: Corner[] = [first.from];
    for (let edge: Edge | undefined = first; edge; ) {
      const at: Edge = edge;
      const ways = [...left].filter(({ from }) => keyOf(...from) === keyOf(...at.to));
      edge = ways.toSorted((one, other) => turnOf(at, other) - turnOf(at, one))[0];
      if (!edge) break;
      left.delete(edge);
      ring.push(edge.from);
    }
    rings.push(ring);
  }
  return rings;
}

/** Corners cut by a quarter of their sides, again and again: what an hour reaches has none. */
function rounded(ring: readonly Corner[], times = 3): Corner[] {
  if (times === 0) return [...ring];
  const cut = ring.flatMap(([x, y], at): Corner[] => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    return [
      [x * 0.75 + nextX * 0.25, y * 0.75 + nextY * 0.25],
      [x * 0.25 + nextX * 0.75, y * 0.25 + nextY * 0.75],
    ];
  });
  return rounded(cut, times - 1);
}

const areaOf = (ring: readonly Corner[]) =>
  ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

const onMap = (ring: readonly Corner[]): LngLat[] =>
  [...ring, ...ring.slice(0, 1)].map(([x, y]) => [x * wide, y * high]);

/** The ground that towns stand for as few areas without corners: each with its outline in front and its holes. */
export function coverRings(towns: readonly { longitude: number; latitude: number }[]): LngLat[][][] {
  const cells = towns.map(
    ({ longitude, latitude }): Cell => [Math.floor(longitude / wide), Math.floor(latitude / high)],
  );
  return areasOf(cells).map((area) =>
    outlinesOf(edgesOf(area))
      .toSorted((one, other) => areaOf(other) - areaOf(one))
      .map((ring) => onMap(rounded(ring))),
  );
}
