import { type At, Base, event, ground, LatLng, type Options, type Pixel, plain, world } from "./base";

/** What lies on a map. */
type Drawn = Base & { draw: () => void };

export const element = (name: string, values: Record<string, string | number>) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(values)) made.setAttribute(key, String(value));
  return made;
};

export class GoogleMap extends Base {
  shapes = new Set<Drawn>();
  svg = element("svg", { width: "100%", height: "100%", style: "position:absolute;inset:0" });
  pane = document.createElement("div");
  due = 0;
  constructor(
    readonly div: HTMLElement,
    options: Options,
  ) {
    super();
    const ground = document.createElement("div");
    ground.dataset.google = "map";
    ground.style.cssText = "position:absolute;inset:0;overflow:hidden;background:#dfe7e2";
    this.pane.style.cssText = "position:absolute;inset:0;width:0;height:0";
    ground.append(this.svg, this.pane);
    div.append(ground);
    ground.addEventListener("click", (domEvent) => {
      const { left, top } = ground.getBoundingClientRect();
      const at = this.at({ x: domEvent.clientX - left, y: domEvent.clientY - top });
      event.trigger(this, "click", { latLng: new LatLng(at), domEvent });
    });
    new ResizeObserver(() => this.changed()).observe(div);
    this.setOptions(options);
  }
  get zoom() {
    const { zoom = 6, minZoom, maxZoom } = this.values as { zoom?: number; minZoom?: number; maxZoom?: number | null };
    return Math.min(maxZoom ?? 22, Math.max(minZoom ?? 0, Math.round(zoom)));
  }
  corner() {
    const { x, y } = world(plain(this.values.center as At), this.zoom);
    return { x: x - this.div.clientWidth / 2, y: y - this.div.clientHeight / 2 };
  }
  pixel(at: At): Pixel {
    const [{ x, y }, corner] = [world(at, this.zoom), this.corner()];
    return { x: x - corner.x, y: y - corner.y };
  }
  at({ x, y }: Pixel) {
    const corner = this.corner();
    return ground({ x: x + corner.x, y: y + corner.y }, this.zoom);
  }
  override changed() {
    cancelAnimationFrame(this.due);
    this.due = requestAnimationFrame(() => {
      this.svg.replaceChildren();
      const order = (shape: Drawn) => Number(shape.values.zIndex ?? 0);
      for (const shape of [...this.shapes].sort((a, b) => order(a) - order(b))) shape.draw();
      event.trigger(this, "idle");
    });
  }
  getDiv() {
    return this.div;
  }
  getZoom() {
    return this.zoom;
  }
  setZoom(zoom: number) {
    this.setOptions({ zoom });
  }
  setCenter(center: At) {
    this.setOptions({ center });
  }
  panTo(center: At) {
    this.setCenter(center);
  }
  getCenter() {
    return new LatLng(plain(this.values.center as At));
  }
  getBounds() {
    const [a, b] = [this.at({ x: 0, y: 0 }), this.at({ x: this.div.clientWidth, y: this.div.clientHeight })];
    return { toJSON: () => ({ west: a.lng, north: a.lat, east: b.lng, south: b.lat }) };
  }
  fitBounds(box: { west: number; south: number; east: number; north: number }, padding: number) {
    const [low, high] = [world({ lat: box.south, lng: box.west }, 0), world({ lat: box.north, lng: box.east }, 0)];
    const room = (pixels: number, taken: number) =>
      Math.log2(Math.max(1, pixels - 2 * padding) / Math.max(1e-9, taken));
    const zoom = Math.min(room(this.div.clientWidth, high.x - low.x), room(this.div.clientHeight, low.y - high.y));
    const center = ground({ x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 }, 0);
    this.setOptions({ center, zoom: Math.floor(zoom) });
  }
}
