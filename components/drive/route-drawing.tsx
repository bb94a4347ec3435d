import type { Place } from "@/lib/features/place/schema";

import { piecesOf } from "@/components/map/ferries";
import type { MapLine } from "@/components/map/types";

type Point = readonly [longitude: number, latitude: number];
type Located = Pick<Place, "location">;
type Props = {
  label: string;
  line: readonly Point[];
  /** Stretches of it on a ferry. */
  ferries?: MapLine["ferries"];
  stops: readonly Place[];
  pauses?: readonly Located[];
  /** Where they are now. */
  buses?: readonly Place["location"][];
};

const [width, height, edge] = [320, 140, 16];

/** Puts degrees on the drawing: as wide as high where the trip is, all of it shown, in the middle. */
function onDrawing(points: readonly Point[]) {
  const [east, north] = [points.map(([longitude]) => longitude), points.map(([, latitude]) => latitude)];
  const [west, south] = [Math.min(...east), Math.min(...north)];
  const narrow = Math.cos((((south + Math.max(...north)) / 2) * Math.PI) / 180);
  const [wide, high] = [(Math.max(...east) - west) * narrow, Math.max(...north) - south];
  const scale = Math.min((width - 2 * edge) / (wide || 1e-6), (height - 2 * edge) / (high || 1e-6));
  const [left, top] = [(width - wide * scale) / 2, (height - high * scale) / 2];
  return ([longitude, latitude]: Point) =>
    [left + (longitude - west) * narrow * scale, top + (south + high - latitude) * scale].map(Math.round) as [
      number,
      number,
    ];
}

/** The way with its stops and planned breaks, north at the top: a drawing, which is there without a network, too. */
export function RouteDrawing({ label, line, ferries, stops, pauses = [], buses = [] }: Props) {
  const pointOf = ({ location }: Located): Point => [location.longitude, location.latitude];
  const [places, breaks] = [stops.map(pointOf), pauses.map(pointOf)];
  const now = buses.map(({ longitude, latitude }): Point => [longitude, latitude]);
  const at = onDrawing([...line, ...places, ...breaks, ...now]);
  const last = places.length - 1;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="w-full">
      {piecesOf({ coordinates: line, ferries }).map(({ sailed, points }) => (
        <path
          key={`${points[0]}`}
          d={`M${points.map((point) => at(point).join(" ")).join("L")}`}
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinejoin="round"
          strokeLinecap={sailed ? "butt" : "round"}
          strokeDasharray={sailed ? "6 4" : undefined}
        />
      ))}
      {[...places.entries()].map(([index, place]) => {
        const [cx, cy] = at(place);
        const isEnd = index === 0 || index === last;
        return (
          <circle
            key={index}
            cx={cx}
            cy={cy}
            r={isEnd ? 8 : 5}
            fill={index === 0 ? "var(--brand)" : "var(--surface)"}
            stroke="currentColor"
            strokeWidth="3"
          />
        );
      })}
      {[...breaks.entries()].map(([index, place]) => {
        const [x, y] = at(place);
        // A tab, as the break is in the course of the day.
        const tab = { x: x - 5, y: y - 7, width: 10, height: 14 };
        return <rect key={index} {...tab} fill="var(--brand)" stroke="currentColor" strokeWidth="3" />;
      })}
      {[...now.entries()].map(([index, point]) => {
        const [x, y] = at(point);
        const box = { x: x - 13, y: y - 7, width: 26, height: 14, rx: 3 };
        return <rect key={index} {...box} fill="currentColor" stroke="var(--brand)" strokeWidth="3" />;
      })}
    </svg>
  );
}
