import type { MapLine } from "./types";

/** A line as it is driven and sailed in turn: each piece ends where the next begins, and a ferry that goes on is one piece. */
export function piecesOf<P>({ coordinates, ferries = [] }: { coordinates: readonly P[] } & Pick<MapLine, "ferries">) {
  const pieces: { sailed: boolean; points: P[] }[] = [];
  let at = 0;
  const put = (last: number, sailed: boolean) => {
    if (last <= at) return;
    const points = coordinates.slice(at, last + 1);
    const before = pieces.at(-1);
    if (before?.sailed && sailed) before.points.push(...points.slice(1));
    else pieces.push({ sailed, points });
    at = last;
  };
  for (const [first, last] of ferries) {
    put(first, false);
    put(last, true);
  }
  put(coordinates.length - 1, false);
  return pieces;
}
