import type { GeoJSONSource, Map as LibreMap } from "maplibre-gl";
import { type LargeTown, loadRoads, type RoadData, type RoadSource, roadSources } from "./roads";

const names = Object.keys(roadSources) as RoadSource[];

/**
 * Puts the roads on the bundled map: each file once the map has come so close, and again after each change of style.
 * Resolves when those that it begins with are there, or cannot be had.
 */
export function drawRoads(map: LibreMap, towns: readonly LargeTown[]): Promise<unknown> {
  const known = new Map<RoadSource, RoadData>();
  const asked = new Set<RoadSource>();
  const put = (name: RoadSource) => {
    const data = known.get(name);
    if (data) map.getSource<GeoJSONSource>(name)?.setData(data);
  };
  const load = (name: RoadSource) => {
    asked.add(name);
    return loadRoads(name, towns).then(
      (data) => {
        known.set(name, data);
        put(name);
      },
      // The map stands without them; coming closer asks again.
      () => void asked.delete(name),
    );
  };
  const look = () =>
    Promise.all(names.filter((name) => !asked.has(name) && map.getZoom() >= roadSources[name]).map(load));
  map.on("style.load", () => names.forEach(put));
  map.on("zoomend", look);
  return look();
}
