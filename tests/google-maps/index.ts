import { Base, event, LatLng } from "./base";
import { GoogleMap } from "./map";
import { Circle, Marker, OverlayView, Polygon, Polyline } from "./shapes";

/**
 * Answers in a browser as "Maps JavaScript API" does, as far as the product asks it: loaded by parts, it draws lines, areas,
 * circles and markers into an SVG and lets the page's own elements into its panes.
 */
const parts: Record<string, object> = {
  core: { event, LatLng, LatLngBounds: class {}, MVCObject: Base, Point: class {}, Size: class {} },
  maps: { Map: GoogleMap, Polyline, Polygon, Circle, OverlayView },
  marker: { Marker },
};
type Page = { google: { maps: Record<string, unknown> & { __ib__: () => void } } };
const { maps } = (window as unknown as Page).google;
// A part is there once it was asked for.
maps.importLibrary = async (name: string) => Object.assign(maps, parts[name]) && parts[name];
maps.__ib__();
