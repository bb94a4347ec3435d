import towns from "@/lib/geo/towns.json";
import { languages } from "@/lib/i18n/routing";
import type { Pixels } from "./geometry";

/** A sign or a disc on the drawing: its middle in the drawing's units, and pixels from there to its edge. */
export interface Mark {
  at: Pixels;
  reach: number;
}

type Box = readonly [left: number, top: number, right: number, bottom: number];
type Anchor = "start" | "middle" | "end";
/** How a name stands to its town, in pixels: the middle of its letters' edge by `anchor`, and their line. */
type Stand = { anchor: Anchor; x: number; y: number };

/** A name as it is drawn: its id in the drawing's file, where it stands; null: it has no room. */
interface MovedName {
  id: string;
  stand: Stand | null;
  /** Where the file has it, in units: left, top, width, height. */
  before: Box;
}

/** Units a pixel up to which the file's names have room beside each other (lib/geo/road/make/map-drawing.ts); farther out each is put anew. */
export const clearUnit = 2.7;

/** Units of the drawing in which the list of towns counts. */
const step = 4;
/** Pixels of a letter of twelve, and of its line above and below. */
const [letter, above, below] = [6.5, 10, 4];
const halo = 2;
/** As the drawing's file has it: to the right of its town. */
const asDrawn: Stand = { anchor: "start", x: 6, y: 4 };

/** Close to the town first, then clear of a sign that stands on it, then of a disc. */
const stands: readonly Stand[] = [6, 22, 32].flatMap((far): Stand[] => [
  { anchor: "start", x: far, y: 4 },
  { anchor: "end", x: -far, y: 4 },
  { anchor: "middle", x: 0, y: far + above },
  { anchor: "middle", x: 0, y: -far },
]);

const leftOf = { start: 0, middle: 0.5, end: 1 };

function boxOf([x, y]: Pixels, letters: number, stand: Stand): Box {
  const wide = letters * letter;
  const left = x + stand.x - leftOf[stand.anchor] * wide;
  const line = y + stand.y;
  return [left - halo, line - above - halo, left + wide + halo, line + below + halo];
}

const meet = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/**
 * Names of towns that give way to signs, and to the names of larger towns; those that stay as the file has them are left out, so
 * far as those have room. `unit`: units of the drawing that make a pixel.
 */
export function movedNames(language: string, unit: number, marks: readonly Mark[]): MovedName[] {
  const far = unit > clearUnit;
  if (marks.length === 0 && !far) return [];
  const spoken = Math.max(0, (languages as readonly string[]).indexOf(language));
  const taken: Box[] = marks.map(({ at: [x, y], reach }) => {
    const [left, top] = [x / unit, y / unit];
    return [left - reach, top - reach, left + reach, top + reach];
  });
  return towns.flatMap(([x = 0, y = 0, ...letters], town) => {
    const at: Pixels = [(x * step) / unit, (y * step) / unit];
    const long = letters[spoken] ?? letters[0] ?? 0;
    const stand =
      stands.find((one) => {
        const own = boxOf(at, long, one);
        return !taken.some((box) => meet(box, own));
      }) ?? null;
    if (stand) taken.push(boxOf(at, long, stand));
    if (stand === stands[0] && !far) return [];
    const [left, top, right, bottom] = boxOf(at, long, asDrawn).map((value) => value * unit) as unknown as Box;
    const id = letters.length > 1 ? `${language}${town}` : `t${town}`;
    return [{ id, stand, before: [left, top, right - left, bottom - top] as const }];
  });
}
