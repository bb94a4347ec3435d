import { pixelsAt } from "./geometry";

/** Where the drawing's file ends, in its units (lib/geo/road/make/map-drawing.ts). */
const [left = 0, top = 0] = pixelsAt({ longitude: -14, latitude: 62 }, 6);
const [right = 0, bottom = 0] = pixelsAt({ longitude: 34, latitude: 34 }, 6);
const far = 12_000;
/** Strokes one over the other, in pixels: all of them at the edge. */
const strokes = [16, 32, 48, 64, 80, 96];
const edge = `M${left} ${top}H${right}V${bottom}H${left}z`;
const around = `M${left - far} ${top - far}H${right + far}V${bottom + far}H${left - far}z`;

/** Land and sea cut straight look broken until the living map comes, so they fade into the water. A frame shows as much around it as it is large. */
export function DrawingEdge({ box: [x = 0, y = 0, w = 0, h = 0], unit }: { box: readonly number[]; unit: number }) {
  if (x - w > left && y - h > top && x + 2 * w < right && y + 2 * h < bottom) return null;
  return (
    <g fill="none" stroke="var(--map-water)" strokeOpacity=".35" data-edge>
      {strokes.map((stroke) => (
        <path key={stroke} d={edge} strokeWidth={stroke * unit} />
      ))}
      <path fill="var(--map-water)" fillRule="evenodd" stroke="none" d={around + edge} />
    </g>
  );
}
