import { useId } from "react";
import { pixelsAt } from "./geometry";

/** The zoom whose pixels are the drawing's units, and where its file ends (lib/geo/road/make/map-drawing.ts). */
const zoom = 6;
const [left, top] = pixelsAt({ longitude: -14, latitude: 62 }, zoom).map(Math.round) as [number, number];
const [right, bottom] = pixelsAt({ longitude: 34, latitude: 34 }, zoom).map(Math.round) as [number, number];
/** How far a view may reach beyond. */
const far = 12_000;

const [sea, land] = ["var(--map-water)", "var(--map-land-abroad)"];
const [width, height] = [right - left + 2 * far, bottom - top + 2 * far];
/** An ocean in the west and north, continents in the south and east; each fades over so many units. */
const sidesOf = (soft: number) => [
  { side: "west", colour: sea, from: [left + soft, 0, left, 0], rect: [left - far, top - far, far + soft, height] },
  { side: "north", colour: sea, from: [0, top + soft, 0, top], rect: [left - far, top - far, width, far + soft] },
  { side: "south", colour: land, from: [0, bottom - soft, 0, bottom], rect: [left - far, bottom - soft, width, far] },
  { side: "east", colour: land, from: [right - soft, 0, right, 0], rect: [right - soft, top - far, far, height] },
];

/** A frame shows as much around it as it is large (map-drawing.tsx). */
const reaches = ([x = 0, y = 0, w = 0, h = 0]: readonly number[], soft: number) =>
  x - w < left + soft || y - h < top + soft || x + 2 * w > right - soft || y + 2 * h > bottom - soft;

/**
 * Where the file ends the drawing fades, over some fifty pixels: land and sea cut straight look broken until the living
 * map comes.
 */
export function DrawingEdge({ box, unit }: { box: readonly number[]; unit: number }) {
  const id = useId();
  const soft = Math.round(Math.max(120, 50 * unit));
  if (!reaches(box, soft)) return null;
  return sidesOf(soft).map(({ side, colour, from: [x1, y1, x2, y2], rect: [x, y, w, h] }) => (
    <g key={side} data-edge={side}>
      <linearGradient id={`${id}${side}`} gradientUnits="userSpaceOnUse" x1={x1} y1={y1} x2={x2} y2={y2}>
        <stop style={{ stopColor: colour, stopOpacity: 0 }} />
        <stop offset="1" style={{ stopColor: colour }} />
      </linearGradient>
      <rect x={x} y={y} width={w} height={h} fill={`url(#${id}${side})`} />
    </g>
  ));
}
