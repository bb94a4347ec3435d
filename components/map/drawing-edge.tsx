import { pixelsAt } from "./geometry";

/** Where the drawing's file ends in the west and north, in its units (lib/geo/road/make/map-drawing.ts). */
const [left = 0, top = 0] = pixelsAt({ longitude: -14, latitude: 62 }, 6);
const far = 12_000;
/** Strokes one over the other, in pixels: all of them at the edge. */
const strokes = [16, 32, 48, 64, 80, 96];

/**
 * An ocean lies beyond: land and sea cut straight look broken until the living map comes, so they fade into it. A frame shows
 * as much around it as it is large; in the south and east it is on land.
 */
export function DrawingEdge({ box: [x = 0, y = 0, w = 0, h = 0], unit }: { box: readonly number[]; unit: number }) {
  if (x - w > left && y - h > top) return null;
  const edge = `M${left} ${top + far}V${top}H${left + far}`;
  return (
    <g fill="none" stroke="var(--map-water)" strokeOpacity=".35" data-edge>
      {strokes.map((stroke) => (
        <path key={stroke} d={edge} strokeWidth={stroke * unit} />
      ))}
      <path fill="var(--map-water)" stroke="none" d={`${edge}v${-far}h${-2 * far}v${2 * far}`} />
    </g>
  );
}
