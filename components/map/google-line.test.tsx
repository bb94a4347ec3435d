import type { LayerSpecification, Map as LibreMap } from "maplibre-gl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { GoogleLine } from "./google-line";
import type { MapColours } from "./map-colours";
import { drawOverlays } from "./overlays";
import type { LngLat, MapLook } from "./types";

vi.mock("@react-google-maps/api", () => {
  const Shape = ({ options }: { options: object }) => <i data-options={JSON.stringify(options)} />;
  return { Polyline: Shape, Polygon: Shape };
});

/** Each colour is its own name. */
const colours = new Proxy({}, { get: (_, name) => `colour ${String(name)}` }) as unknown as MapColours;
const coloursIn = (value: unknown) => new Set(JSON.stringify(value).match(/colour [\w-]+/g));

/** What the bundled map, or one with a style address, puts over its ground. */
function drawnLayers() {
  const layers: LayerSpecification[] = [];
  const map = {
    getLayer: () => undefined,
    getSource: () => undefined,
    hasImage: () => true,
    addSource: () => {},
    addLayer: (layer: LayerSpecification) => layers.push(layer),
  } as unknown as LibreMap;
  drawOverlays(map, colours, { lines: [], points: [] });
  return layers;
}

const sailing: MapLook[] = ["groups", "dead", "empty", "route", "moved", "group"];
const looks: MapLook[] = ["cover", "gap", "corridor", "groups", "dead", "empty", "route", "break", "moved", "group"];
const coordinates: LngLat[] = [
  [12, 48],
  [13, 48.4],
  [13, 49],
  [12, 48],
];

const layersOf = (look: string) =>
  drawnLayers().filter(
    (layer) => "filter" in layer && JSON.stringify(layer.filter) === `["==",["get","look"],"${look}"]`,
  );

it.each(looks)("Google's map draws a line of the look '%s' in the colours of the bundled one", (look) => {
  const bundled = layersOf(look);
  expect(bundled.length).toBeGreaterThan(0);
  const html = renderToStaticMarkup(
    <GoogleLine line={{ id: "a", look, coordinates, selected: true, km: 10 }} colours={colours} />,
  );
  expect(coloursIn(html)).toEqual(coloursIn(bundled.map(({ paint }) => paint)));
});

it.each(sailing)("both dash the ferry on a line of the look '%s', and nothing else of a solid one", (look) => {
  const bundled = layersOf(`${look}-ferry`);
  const html = (ferries: [number, number][]) =>
    renderToStaticMarkup(
      <GoogleLine line={{ id: "a", look, coordinates, ferries, selected: true }} colours={colours} />,
    );
  const dashes = (text: string) => text.split("repeat").length - 1;
  expect(dashes(html([[1, 2]]))).toBeGreaterThan(dashes(html([])));
  const whole = html([[0, 3]]);
  // The marks at the ends of a route are those of the whole.
  if (look !== "route") expect(coloursIn(whole)).toEqual(coloursIn(bundled.map(({ paint }) => paint)));
  expect(JSON.stringify(bundled)).toContain("line-dasharray");
});
