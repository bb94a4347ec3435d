import type { Pixels } from "./geometry";

/** Pixels between the middles of two signs, and of a sign and a disc, that do not touch. */
const betweenSigns = 36;
const besideDisc = 47;
const rounds = 24;

/** How far `a` must move from `b`, all of it or its half. */
function push(a: Pixels, b: Pixels, least: number, share: number): Pixels | null {
  const [x, y] = [a[0] - b[0], a[1] - b[1]];
  const gap = Math.hypot(x, y);
  if (gap >= least - 0.01) return null;
  const by = ((least - gap) * share) / (gap || 1);
  return gap === 0 ? [least * share, 0] : [x * by, y * by];
}

const moved = (at: Pixels, by: Pixels): Pixels => [at[0] + by[0], at[1] + by[1]];

/** Moves signs a little until none covers another one or a disc; discs stay. */
export function partMarks(signs: readonly Pixels[], discs: readonly Pixels[]): Pixels[] {
  const at = [...signs];
  for (let round = 0; round < rounds; round += 1) {
    let still = true;
    for (let i = 0; i < at.length; i += 1) {
      for (const disc of discs) {
        const by = push(at[i] as Pixels, disc, besideDisc, 1);
        if (by) at[i] = moved(at[i] as Pixels, by);
        still &&= !by;
      }
      for (let j = i + 1; j < at.length; j += 1) {
        const by = push(at[i] as Pixels, at[j] as Pixels, betweenSigns, 0.5);
        if (!by) continue;
        at[i] = moved(at[i] as Pixels, by);
        at[j] = moved(at[j] as Pixels, [-by[0], -by[1]]);
        still = false;
      }
    }
    if (still) break;
  }
  return at;
}
