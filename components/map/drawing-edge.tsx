import { pixelsAt } from "./geometry";

/** Where the drawing's file ends, in its units (lib/geo/road/make/map-drawing.ts). */
const [left = 0, top = 0] = pixelsAt({ longitude: -14, latitude: 62 }, 6);
const [right = 0, bottom = 0] = pixelsAt({ longitude: 34, latitude: 34 }, 6);
const far = 12_000;
/** An ocean in the west and north; continents in the south and east, as the frame's ground is. */
const sides = [
  [
    "var(--map-water)",
    `M${left} ${bottom}V${top}H${right}`,
    `M${left} ${bottom + far}V${top}H${right + far}v${-far}H${left - far}V${bottom + far}`,
  ],
  ["var(--map-land-abroad)", `M${left} ${bottom}H${right}V${top}`],
];
/** Strokes one over the other, in pixels: all of them at the edge. */
const widths = [16, 32, 48, 64, 80, 100];

/** Land and sea cut straight look broken until the living map comes: they fade. A frame shows as much around it as it is large. */
export function DrawingEdge({ box: [x = 0, y = 0, w = 0, h = 0], unit }: { box: readonly number[]; unit: number }) {
  const soft = 50 * unit;
  if (x - w > left + soft && y - h > top + soft && x + 2 * w < right - soft && y + 2 * h < bottom - soft) return null;
  return sides.map(([colour, edge, beyond]) => (
    <g key={colour} fill="none" stroke={colour} strokeOpacity=".35" data-edge>
      {widths.map((width) => (
        <path key={width} d={edge} strokeWidth={width * unit} />
      ))}
      {beyond && <path fill={colour} stroke="none" d={beyond} />}
    </g>
  ));
}
