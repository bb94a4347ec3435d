import { Polygon, Polyline } from "@react-google-maps/api";
import { corridorRings } from "./corridor";
import { curveThrough } from "./curve";
import { piecesOf } from "./ferries";
import type { MapColours } from "./map-colours";
import { hatchLines } from "./hatch";
import type { LngLat, MapLine, MapLook } from "./types";

type Stroke = google.maps.PolylineOptions;

const solid = (strokeColor: string, strokeWeight: number): Stroke => ({ strokeColor, strokeWeight });

const dashed = (strokeColor: string, scale: number, repeat: string): Stroke => ({
  strokeOpacity: 0,
  icons: [{ icon: { path: "M 0,-1 0,1", strokeColor, strokeOpacity: 1, scale }, offset: "0", repeat }],
});

const end = (scale: number, fillColor: string, strokeColor: string) => {
  return { path: 0, scale, fillOpacity: 1, fillColor, strokeColor, strokeWeight: 3 };
};

/** Each look from its lowest stroke up. */
function strokesOf(look: MapLook, selected: boolean, colour: MapColours): Stroke[] {
  const casing = colour["map-route-case"];
  const ink = colour["map-route"];
  const looks: Record<MapLook, Stroke[]> = {
    cover: [],
    gap: [],
    corridor: [],
    groups: [{ strokeColor: colour["kind-group"], strokeOpacity: 0.45, strokeWeight: 2 }],
    dead: [dashed(colour["map-label-2"], 2.5, "9px")],
    empty: [...(selected ? [solid(colour.brand, 9)] : []), solid(casing, 6), dashed(colour["kind-empty"], 3.5, "11px")],
    route: [solid(ink, 4.5)],
    break: [solid(ink, 13), solid(colour.brand, 10)],
    moved: [solid(casing, 8), solid(ink, 4.5)],
    group: [solid(casing, 8), solid(colour["kind-group"], 5)],
  };
  return looks[look];
}

/** A ferry on a way: dashes; what is drawn over an empty ride has its casing below them. */
function ferryStrokesOf(look: MapLook, selected: boolean, colour: MapColours): Stroke[] {
  const [ink, casing] = [colour["map-route"], colour["map-route-case"]];
  const looks: Partial<Record<MapLook, Stroke[]>> = {
    groups: [dashed(colour["kind-group"], 1.5, "7px")],
    dead: [dashed(colour["map-label-2"], 2.5, "9px")],
    empty: [...(selected ? [solid(colour.brand, 9)] : []), dashed(colour["kind-empty"], 3, "9px")],
    route: [dashed(ink, 3.5, "11px")],
    moved: [solid(casing, 8), dashed(ink, 3.5, "11px")],
    group: [solid(casing, 8), dashed(colour["kind-group"], 4, "12px")],
  };
  return looks[look] ?? [];
}

/** Marks at both ends of a route, on a line that is not seen itself. */
const endsOf = (colour: MapColours): Stroke => ({
  strokeOpacity: 0,
  icons: [
    { icon: end(6, colour["map-route"], colour["map-route-case"]), offset: "0" },
    { icon: end(5, colour["map-route-case"], colour["map-route"]), offset: "100%" },
  ],
});

const order: readonly MapLook[] = [
  "cover",
  "gap",
  "corridor",
  "groups",
  "dead",
  "empty",
  "route",
  "break",
  "moved",
  "group",
];

type Props = { line: MapLine; colours: MapColours };

const onGoogle = (points: readonly LngLat[]) => points.map(([lng, lat]) => ({ lng, lat }));

/** A tint, or a hatch in its edge. */
function GoogleArea({ line: { look, coordinates, holes = [] }, colours }: Props) {
  const isGap = look === "gap";
  const options = isGap
    ? { fillOpacity: 0, strokeColor: colours["map-label"], strokeWeight: 2 }
    : { fillColor: colours.brand, fillOpacity: 0.28, strokeWeight: 0 };
  const hatch = isGap ? hatchLines([coordinates, ...holes]) : [];
  return (
    <>
      <Polygon paths={[coordinates, ...holes].map(onGoogle)} options={{ ...options, clickable: false, zIndex: 0 }} />
      {hatch.map((points) => (
        <Polyline
          key={points.join()}
          path={onGoogle(points)}
          options={{ ...solid(colours["map-label"], 1.1), clickable: false, zIndex: 0 }}
        />
      ))}
    </>
  );
}

/** A way on Google's map, as the bundled map draws it. */
export function GoogleLine({ line, colours }: Props) {
  const { look, selected = false, coordinates, km = 10 } = line;
  if (look === "corridor") {
    const paths = corridorRings(coordinates, km).map(onGoogle);
    const band = { fillColor: colours["kind-partner"], fillOpacity: 0.16, strokeWeight: 0, clickable: false };
    return <Polygon paths={paths} options={{ ...band, zIndex: 0 }} />;
  }
  if (look === "cover" || look === "gap") return <GoogleArea line={line} colours={colours} />;
  const drawn = piecesOf(line).map(({ sailed, points }) => {
    const strokes = sailed ? ferryStrokesOf(look, selected, colours) : strokesOf(look, selected, colours);
    return { path: onGoogle(curveThrough(points)), strokes };
  });
  if (look === "route") drawn.push({ path: onGoogle(coordinates), strokes: [endsOf(colours)] });
  return drawn.flatMap(({ path, strokes }, piece) =>
    strokes.map((stroke, i) => (
      <Polyline
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a line and strokes of a look keep their places
        key={`${piece} ${i}`}
        path={path}
        options={{ ...stroke, clickable: false, zIndex: order.indexOf(look) * 4 + i }}
      />
    )),
  );
}
