import type { MapLine } from "./types";

const keyOf = (a: readonly number[], b: readonly number[]) => {
  const ends = [a.join(), b.join()];
  return ends.sort().join(" ");
};

/** The part of a line between two of its points, with the ferries on it. */
function partOf({ coordinates, ferries = [], ...line }: MapLine, first: number, last: number): MapLine {
  const within = (at: number) => Math.min(last, Math.max(first, at)) - first;
  const sailed = ferries.map(([from, to]) => [within(from), within(to)] as const).filter(([from, to]) => to > from);
  return { ...line, id: `${line.id} ${first}`, coordinates: coordinates.slice(first, last + 1), ferries: sailed };
}

/** What of a line is not drawn yet, and from now on is. */
function freshParts(line: MapLine, drawn: Set<string>): MapLine[] {
  const { coordinates } = line;
  const parts: MapLine[] = [];
  let first = 0;
  const end = (at: number) => {
    if (at > first) parts.push(partOf(line, first, at));
    first = at + 1;
  };
  for (const [at, to] of coordinates.slice(1).entries()) {
    const key = keyOf(coordinates[at] ?? to, to);
    if (drawn.has(key)) end(at);
    drawn.add(key);
  }
  end(coordinates.length - 1);
  return parts;
}

/**
 * Dashes of two empty rides on one road would fill each other's gaps, and a full line is a ride with a group: each stretch of
 * road is drawn for one of them, the chosen one before all others.
 */
export function drawnOnce(lines: readonly MapLine[]): MapLine[] {
  const drawn = new Set<string>();
  const rides = lines.filter(({ look }) => look === "empty");
  if (rides.length < 2) return [...lines];
  const chosenFirst = rides.toSorted((one, other) => Number(other.selected ?? false) - Number(one.selected ?? false));
  const parts = new Map(chosenFirst.map((line) => [line.id, freshParts(line, drawn)]));
  return lines.flatMap((line) => parts.get(line.id) ?? [line]);
}
