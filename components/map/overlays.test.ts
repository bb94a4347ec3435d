import type { Map as LibreMap } from "maplibre-gl";
import { expect, it, vi } from "vitest";
import type { MapColours } from "./map-colours";
import { drawOverlays, repaintOverlays } from "./overlays";

/** Colours that tell which theme they are of. */
const colours = (theme: string) =>
  new Proxy({}, { get: (_, name) => `${theme} ${String(name)}` }) as unknown as MapColours;

it("takes the other theme's colours over a style that stays, and draws nothing anew", () => {
  const [layers, sources] = [new Map<string, { paint: Record<string, unknown> }>(), new Set<string>()];
  const map = {
    getLayer: (id: string) => layers.get(id),
    getSource: (id: string) => (sources.has(id) ? { setData: vi.fn() } : undefined),
    hasImage: () => true,
    addSource: (id: string) => sources.add(id),
    addLayer: (layer: { id: string; paint?: Record<string, unknown> }) =>
      layers.set(layer.id, { paint: { ...layer.paint } }),
    setPaintProperty: (id: string, name: string, value: unknown) => {
      const layer = layers.get(id);
      if (!layer) throw new Error(`no layer ${id}`);
      layer.paint[name] = value;
    },
  } as unknown as LibreMap;
  repaintOverlays(map, colours("dark"));
  expect(layers.size).toBe(0);
  drawOverlays(map, colours("light"), { lines: [], points: [] });
  const drawn = layers.size;
  expect(layers.get("charabanc-overlay-route")?.paint["line-color"]).toBe("light map-route");
  repaintOverlays(map, colours("dark"));
  expect(layers.get("charabanc-overlay-route")?.paint["line-color"]).toBe("dark map-route");
  expect(JSON.stringify([...layers].filter(([id]) => id.startsWith("charabanc-overlay")))).not.toContain("light");
  expect(layers.size).toBe(drawn);
});

it("places the names of signs behind the signs, so that none lies under another", () => {
  vi.stubGlobal("document", { documentElement: null });
  vi.stubGlobal("getComputedStyle", () => ({ getPropertyValue: () => "Archivo" }));
  const order: string[] = ["river-names"];
  const map = {
    getLayer: (id: string) => order.includes(id) || undefined,
    getSource: () => undefined,
    hasImage: () => true,
    addSource: () => {},
    addLayer: ({ id }: { id: string }, before?: string) =>
      order.splice(before ? order.indexOf(before) : order.length, 0, id),
    setLayoutProperty: () => {},
  } as unknown as LibreMap;
  drawOverlays(map, colours("light"), { lines: [], points: [] });
  expect(order.indexOf("captions")).toBe(order.indexOf("charabanc-marks") - 1);
  vi.unstubAllGlobals();
});
