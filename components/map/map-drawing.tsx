import { useLocale } from "next-intl";
import { useId } from "react";
import { clearUnit, movedNames } from "./drawn-names";
import { DrawingEdge } from "./drawing-edge";
import { piecesOf } from "./ferries";
import { boxOf, pixelsAt } from "./geometry";
import { signName } from "./kind-sign";
import { ClusterDisc, MapSign } from "./marker";
import { type Box, defaultView, type LngLat, type MapCircle, type MapLine, type MapViewProps } from "./types";

const file = "/basemap/drawing.svg";
/** The zoom whose pixels are the drawing's units (lib/geo/road/make/map-drawing.ts). */
const zoom = 6;
/** The map that a phone shows, in pixels: signs and letters have their size on it. */
const phone = { width: 360, height: 220 };
const air = 40;

const at = ([longitude, latitude]: LngLat) => pixelsAt({ longitude, latitude }, zoom);

/** What is shown, in units, and how many of them make a pixel. */
function frameOf(fit: Box | undefined) {
  if (!fit) {
    const [x, y] = pixelsAt(defaultView, zoom);
    const unit = 2 ** (zoom - defaultView.zoom);
    const [width, height] = [phone.width * unit, phone.height * unit];
    return { unit, box: [x - width / 2, y - height / 2, width, height] };
  }
  const [left, bottom] = at([fit[0], fit[1]]);
  const [right, top] = at([fit[2], fit[3]]);
  // No closer than the living map comes by itself.
  const unit = Math.max(
    2 ** (zoom - 11),
    (right - left) / (phone.width - 2 * air),
    (bottom - top) / (phone.height - 2 * air),
  );
  const [width, height] = [Math.max(right - left, unit) + air * unit, Math.max(bottom - top, unit) + air * unit];
  return { unit, box: [(left + right - width) / 2, (top + bottom - height) / 2, width, height] };
}

const pathOf = (line: readonly LngLat[]) =>
  line
    .map(
      (point, index) =>
        `${index === 0 ? "M" : "L"}${at(point)
          .map((value) => value.toFixed(1))
          .join(" ")}`,
    )
    .join("");

const still = { fill: "none", vectorEffect: "non-scaling-stroke", strokeLinejoin: "round" } as const;

function driven(look: MapLine["look"]) {
  const [route, casing] = ["var(--map-route)", "var(--map-route-case)"];
  if (look === "break") return { ink: "var(--brand)", casing: route, width: 7 };
  if (look === "empty") return { ink: "var(--kind-empty)", casing, width: 3 };
  return { ink: look === "route" || look === "moved" ? route : "var(--kind-group)", casing, width: 3.5 };
}

/** Ways that are driven, the later above the earlier, as the living map draws them. */
function Line({ look, coordinates, ferries, km = 0 }: MapLine) {
  if (look === "corridor") {
    const edge = boxOf(coordinates.map(([longitude, latitude]) => ({ longitude, latitude })));
    return (
      <path
        fill="none"
        stroke="var(--map-radius)"
        strokeLinecap="round"
        strokeWidth={2 * radiusOf({ longitude: 0, latitude: edge?.[1] ?? 0, km })}
        d={pathOf(coordinates)}
      />
    );
  }
  return piecesOf({ coordinates, ferries }).map(({ sailed, points }) => (
    <Piece key={`${points[0]}`} look={look} sailed={sailed} d={pathOf(points)} />
  ));
}

/** An empty ride is dashed in its casing, so that of two on one road the upper one hides the other; a ferry has none. */
function Piece({ look, sailed, d }: Pick<MapLine, "look"> & { sailed: boolean; d: string }) {
  const { ink, casing, width } = driven(look);
  const dashes = look === "empty" || sailed ? "7 4" : undefined;
  return (
    <>
      {!sailed && <path {...still} stroke={casing} strokeWidth={width + 3.5} d={d} />}
      <path {...still} stroke={ink} strokeWidth={width} strokeDasharray={dashes} d={d} />
    </>
  );
}

function radiusOf({ longitude, latitude, km }: MapCircle) {
  const north = pixelsAt({ longitude, latitude: latitude + km / 111.2 }, zoom);
  return Math.abs(pixelsAt({ longitude, latitude }, zoom)[1] - north[1]);
}

function Circle(circle: MapCircle) {
  const [x, y] = pixelsAt(circle, zoom);
  return (
    <circle
      cx={x}
      cy={y}
      r={radiusOf(circle)}
      fill="var(--map-radius)"
      stroke="var(--brand)"
      strokeWidth="2"
      vectorEffect="non-scaling-stroke"
    />
  );
}

/** Pixels of a sign and of a disc. */
const [signSize, discSize] = [34, 54];

type MarksProps = Pick<MapViewProps, "points" | "clusters" | "selectedId"> & { unit: number };

function Marks({ points, clusters = [], selectedId, unit }: MarksProps) {
  const put = (place: { longitude: number; latitude: number }, size: number) => {
    const [x, y] = pixelsAt(place, zoom);
    return `translate(${(x - (size * unit) / 2).toFixed(1)} ${(y - (size * unit) / 2).toFixed(1)})`;
  };
  return (
    <>
      {points.map((point) => (
        <g key={point.id} transform={put(point, signSize)} data-sign={signName[point.kind]}>
          <MapSign kind={point.kind} size={signSize * unit} selected={point.id === selectedId} />
        </g>
      ))}
      {clusters.map((cluster) => (
        <g key={cluster.bbox.join()} transform={put(cluster, discSize)}>
          <ClusterDisc cluster={cluster} size={discSize * unit} />
        </g>
      ))}
    </>
  );
}

/** Names of towns as the file has them, those that a sign would cover beside it, or not at all. */
function Names({ points, clusters = [], unit }: Omit<MarksProps, "selectedId">) {
  const lng = useLocale();
  const mask = useId();
  const mark = (size: number) => (place: { longitude: number; latitude: number }) => ({
    at: pixelsAt(place, zoom),
    reach: size / 2,
  });
  const moved = movedNames(lng, unit, [...clusters.map(mark(discSize)), ...points.map(mark(signSize))]);
  const letters = { fontFamily: "var(--font-text)", fontSize: 12 * unit, fill: "var(--map-label)" };
  const halo = {
    paintOrder: "stroke",
    stroke: "var(--map-halo)",
    strokeWidth: 3 * unit,
    strokeLinejoin: "round",
  } as const;
  const far = unit > clearUnit;
  const holes = (far ? [] : moved)
    .map(({ before }) => before.map(Math.round))
    .map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-(width ?? 0)}z`);
  const [width, height] = pixelsAt({ longitude: 180, latitude: -85 }, zoom);
  return (
    <g {...letters} {...halo}>
      {holes.length > 0 && (
        <mask id={mask} maskUnits="userSpaceOnUse" x="0" y="0" width={Math.round(width)} height={Math.round(height)}>
          <path fill="#fff" stroke="none" d={`M0 0H${Math.round(width)}V${Math.round(height)}H0z`} />
          <path fill="#000" stroke="none" d={holes.join("")} />
        </mask>
      )}
      {!far && (
        <g mask={holes.length > 0 ? `url(#${mask})` : undefined}>
          <g transform={`translate(${6 * unit} ${4 * unit})`}>
            <use href={`${file}#towns-${lng}`} />
          </g>
        </g>
      )}
      {moved.map(({ id, stand }) =>
        stand ? (
          <g key={id} textAnchor={stand.anchor}>
            <use
              href={`${file}#${id}`}
              transform={`translate(${(stand.x * unit).toFixed(1)} ${(stand.y * unit).toFixed(1)})`}
            />
          </g>
        ) : null,
      )}
    </g>
  );
}

type Props = Pick<MapViewProps, "points" | "clusters" | "lines" | "circle" | "fit" | "selectedId">;

/**
 * The map as the server draws it: its piece of one file of ground, roads and towns, with the page's own ways and signs.
 * It says nothing that the list beside it does not.
 */
export function MapDrawing({ points, clusters, lines = [], circle, fit, selectedId }: Props) {
  const { unit, box } = frameOf(fit);
  // A view without a box has its scale: what does not fit the frame is seen around it.
  const size = fit
    ? // In a large frame no larger than half as much again, or its letters would be headlines.
      { className: "size-full max-h-[330px] max-w-[540px] overflow-visible" }
    : { ...phone, className: "flex-none overflow-visible" };
  return (
    <div data-map-drawing className="absolute inset-0 flex items-center justify-center overflow-hidden">
      <svg {...size} aria-hidden="true" viewBox={box.map((value) => value.toFixed(2)).join(" ")}>
        <use href={`${file}#ground`} />
        <use href={`${file}#dots`} />
        <DrawingEdge box={box} unit={unit} />
        {circle && <Circle {...circle} />}
        {lines.map((line) => (
          <Line key={line.id} {...line} />
        ))}
        {/* As on the living map: a town on the way stays legible. */}
        <Names points={points} clusters={clusters} unit={unit} />
        <Marks points={points} clusters={clusters} selectedId={selectedId} unit={unit} />
      </svg>
    </div>
  );
}
