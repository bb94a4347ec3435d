import { type At, Base, type LngLike, type Options, plain } from "./base";
import { element, type GoogleMap } from "./map";

abstract class Shape extends Base {
  map: GoogleMap | null = null;
  constructor(options: Options = {}) {
    super();
    const { map, ...more } = options as { map?: GoogleMap };
    this.setOptions(more);
    if (map) this.setMap(map);
  }
  abstract draw(): void;
  added() {}
  removed() {}
  getMap() {
    return this.map;
  }
  setMap(map: GoogleMap | null) {
    const before = this.map;
    if (before) {
      before.shapes.delete(this);
      this.removed();
      before.changed();
    }
    this.map = map;
    if (!map) return;
    map.shapes.add(this);
    this.added();
    map.changed();
  }
  override changed() {
    this.map?.changed();
  }
  points(path: readonly At[]) {
    return path.map((at) => this.map?.pixel(plain(at)) ?? { x: 0, y: 0 });
  }
  put(name: string, values: Record<string, string | number>) {
    this.map?.svg.append(element(name, values));
  }
}

type Icon = { icon: Options; offset: string; repeat?: string };
export class Polyline extends Shape {
  setPath(path: At[]) {
    this.setOptions({ path });
  }
  draw() {
    const {
      path,
      strokeColor,
      strokeWeight,
      strokeOpacity = 1,
      icons = [],
    } = this.values as Options & { icons?: Icon[] };
    const all = this.points(path as At[]);
    const points = all.map(({ x, y }) => `${x},${y}`).join(" ");
    const line = { points, fill: "none" };
    if (Number(strokeOpacity) > 0) {
      const paint = {
        stroke: String(strokeColor),
        "stroke-width": Number(strokeWeight),
        "stroke-opacity": Number(strokeOpacity),
      };
      this.put("polyline", { ...line, ...paint, "data-google": "line" });
    }
    for (const { icon, offset, repeat } of icons) {
      if (repeat) {
        const [length, scale] = [Number.parseFloat(repeat), Number(icon.scale)];
        // The symbol from -1 to 1 of `scale`, and what is left until the next.
        const paint = {
          stroke: String(icon.strokeColor),
          "stroke-width": scale,
          "stroke-dasharray": `${2 * scale} ${Math.max(1, length - 2 * scale)}`,
        };
        this.put("polyline", { ...line, ...paint, "data-google": "dashes" });
      } else {
        const at = offset === "100%" ? all.at(-1) : all[0];
        const paint = { fill: String(icon.fillColor), stroke: String(icon.strokeColor), "stroke-width": 3 };
        this.put("circle", { cx: at?.x ?? 0, cy: at?.y ?? 0, r: Number(icon.scale), ...paint, "data-google": "end" });
      }
    }
  }
}

export class Polygon extends Shape {
  setPaths(paths: At[][]) {
    this.setOptions({ paths });
  }
  draw() {
    const { paths, fillColor, fillOpacity = 0.3, strokeColor = "none", strokeWeight = 0 } = this.values;
    const rings = (paths as At[][]).map(
      (ring) =>
        `M${this.points(ring)
          .map(({ x, y }) => `${x} ${y}`)
          .join("L")}Z`,
    );
    const fill = { fill: String(fillColor ?? "none"), "fill-opacity": Number(fillOpacity), "fill-rule": "evenodd" };
    const stroke = { stroke: String(strokeColor), "stroke-width": Number(strokeWeight) };
    this.put("path", { d: rings.join(""), ...fill, ...stroke, "data-google": "area" });
  }
}

export class Circle extends Shape {
  setCenter(center: At) {
    this.setOptions({ center });
  }
  setRadius(radius: number) {
    this.setOptions({ radius });
  }
  draw() {
    const { center, radius, fillColor, fillOpacity, strokeColor, strokeWeight } = this.values as Options & {
      center: At;
    };
    const { lat, lng } = plain(center);
    const [middle, rim] = this.points([
      center,
      { lat, lng: lng + Number(radius) / (111_320 * Math.cos((lat * Math.PI) / 180)) },
    ]);
    const paint = {
      fill: String(fillColor),
      "fill-opacity": Number(fillOpacity),
      stroke: String(strokeColor),
      "stroke-width": Number(strokeWeight),
    };
    const r = (rim?.x ?? 0) - (middle?.x ?? 0);
    this.put("circle", { cx: middle?.x ?? 0, cy: middle?.y ?? 0, r, ...paint, "data-google": "circle" });
  }
}

export class Marker extends Shape {
  draw() {
    const [at] = this.points([this.values.position as At]);
    this.put("circle", { cx: at?.x ?? 0, cy: at?.y ?? 0, r: 9, fill: "#d33", "data-google": "marker" });
  }
}

export class OverlayView extends Shape {
  draw() {}
  onAdd() {}
  onRemove() {}
  override added() {
    this.onAdd();
  }
  override removed() {
    this.onRemove();
  }
  getPanes() {
    return this.map && { overlayMouseTarget: this.map.pane, floatPane: this.map.pane, overlayLayer: this.map.pane };
  }
  getProjection() {
    return { fromLatLngToDivPixel: (at: LngLike) => this.map?.pixel(plain(at)) };
  }
}
