import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { MapDrawing } from "./map-drawing";
import { QuietMap } from "./quiet-map";
import type { LngLat } from "./types";

const html = (part: ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="es" messages={{}} onError={() => undefined} getMessageFallback={({ key }) => key}>
      {part}
    </NextIntlClientProvider>,
  );
const munich = { id: "a", kind: "emptyride" as const, longitude: 11.58, latitude: 48.14, label: "Múnich" };
const way: LngLat[] = [
  [11.58, 48.14],
  [16.37, 48.21],
];

describe("the drawing of a map", () => {
  it("shows ground and towns in the reader's language, signs and ways", () => {
    const drawn = html(<MapDrawing points={[munich]} lines={[{ id: "r", look: "empty", coordinates: way }]} />);
    for (const part of ["ground", "dots", "towns-es"]) expect(drawn).toContain(`/basemap/drawing.svg#${part}`);
    expect(drawn).toContain('data-sign="empty"');
    expect(drawn).toContain("var(--kind-empty)");
  });

  it("dashes the ferry on a way, and the road before and behind it not", () => {
    const coordinates: LngLat[] = [
      [11, 53],
      [12, 54.1],
      [12, 54.6],
      [12.5, 55.7],
    ];
    const line = { id: "r", look: "route" as const, coordinates };
    const paths = (drawn: string) => drawn.match(/<path[^>]+var\(--map-route\)[^>]*>/g) ?? [];
    expect(paths(html(<MapDrawing points={[]} lines={[line]} />)).map((path) => path.includes("dash"))).toEqual([
      false,
    ]);
    const drawn = paths(html(<MapDrawing points={[]} lines={[{ ...line, ferries: [[1, 2]] }]} />));
    expect(drawn.map((path) => path.includes("dasharray"))).toEqual([false, true, false]);
  });

  it("shows where a break may lie in the colour of the words below the map, not in a group's", () => {
    const drawn = html(<MapDrawing points={[munich]} lines={[{ id: "b", look: "break", coordinates: way }]} />);
    expect(drawn).toContain('stroke="var(--brand)"');
    expect(drawn).not.toContain("var(--kind-group)");
  });

  it("fades where its file ends, and nowhere else", () => {
    const edges = (fit: [number, number, number, number]) =>
      html(<MapDrawing points={[]} fit={fit} />).match(/data-edge/g);
    expect(edges([11, 47, 17, 51])).toBeNull();
    // Rügen and Iceland.
    expect(edges([-21.9, 54.5, 13.1, 64.1])).toHaveLength(1);
    // Sofia to Antalya, and on to Tbilisi.
    expect(edges([23.3, 36.9, 30.7, 42.7])).toHaveLength(1);
    expect(edges([23.3, 41.7, 44.8, 42.7])).toHaveLength(1);
  });

  it("shows all of the box that it is given, no closer than the map itself", () => {
    const [, , width = 0, height = 0] = /viewBox="([^"]+)" *>/
      .exec(html(<MapDrawing points={[]} fit={[11.58, 48.14, 11.58, 48.14]} />))?.[1]
      ?.split(" ")
      .map(Number) ?? [0, 0, 0, 0];
    expect(width).toBeGreaterThan(0.5);
    expect(height).toBeGreaterThan(0.5);
  });

  it("is all that the server sends of a map: no button that needs scripts, and whose data it is", () => {
    const sent = html(<QuietMap label="mapa" points={[munich]} />);
    expect(sent).toContain("drawing.svg");
    expect(sent).toContain("GeoNames");
    expect(sent).not.toContain("<button");
  });
});
