import type { RoadPoint } from "./profile";
import { noWay, type ServiceTable } from "./services";

type Ask = (from: readonly RoadPoint[], to: readonly RoadPoint[]) => Promise<ServiceTable | typeof noWay | null>;

/** Questions behind a refused one: enough to find a place without a road among fifty. */
const mostQuestions = 24;
/** Milliseconds in which they are asked: somebody waits for the table. */
const mostTime = 3_000;

function halved<T>(list: readonly T[]): [T[], T[]] {
  const middle = Math.ceil(list.length / 2);
  return [list.slice(0, middle), list.slice(middle)];
}

/**
 * A table of which a service refuses the whole for the sake of one place or pair: asked for in halves, so that the others are
 * served. What stays refused is null in it. Null where the service fails.
 */
export async function tableByHalves(ask: Ask, from: readonly RoadPoint[], to: readonly RoadPoint[]) {
  let left = mostQuestions;
  const until = performance.now() + mostTime;
  const none = (rows: number, columns: number): ServiceTable =>
    Array.from({ length: rows }, () => Array<null>(columns).fill(null));

  async function part(rows: readonly RoadPoint[], columns: readonly RoadPoint[]): Promise<ServiceTable | null> {
    if (left < 0 || performance.now() > until) return none(rows.length, columns.length);
    left -= 1;
    const told = await ask(rows, columns);
    if (told !== noWay) return told;
    if (rows.length === 1 && columns.length === 1) return none(1, 1);
    const byColumn = columns.length >= rows.length;
    const [one, other] = byColumn ? halved(columns) : halved(rows);
    const first = byColumn ? await part(rows, one) : await part(one, columns);
    const second = first && (byColumn ? await part(rows, other) : await part(other, columns));
    if (!first || !second) return null;
    return byColumn ? first.map((line, row) => [...line, ...(second[row] ?? [])]) : [...first, ...second];
  }
  return part(from, to);
}
