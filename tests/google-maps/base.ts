export type At = { lat: number; lng: number };
export type Pixel = { x: number; y: number };
export type Options = Record<string, unknown>;
type Listener = (...given: unknown[]) => void;

type Listening = { of: Base; name: string; call: Listener };
const listening = new Set<Listening>();

export class Base {
  values: Options = {};
  get(name: string) {
    return this.values[name];
  }
  setOptions(more: Options) {
    Object.assign(this.values, more);
    this.changed();
  }
  setValues(more: Options) {
    this.setOptions(more);
  }
  addListener(name: string, call: Listener) {
    return event.addListener(this, name, call);
  }
  changed() {}
}

export const event = {
  addListener(of: Base, name: string, call: Listener) {
    const one = { of, name, call, remove: () => listening.delete(one) };
    listening.add(one);
    return one;
  },
  addListenerOnce(of: Base, name: string, call: Listener) {
    const one = event.addListener(of, name, (...given) => {
      one.remove();
      call(...given);
    });
    return one;
  },
  removeListener: (one: Listening) => listening.delete(one),
  trigger(of: Base, name: string, ...given: unknown[]) {
    for (const one of [...listening]) if (one.of === of && one.name === name) one.call(...given);
  },
};

export class LatLng {
  constructor(
    readonly y: number | At,
    readonly x = 0,
  ) {}
  lat() {
    return typeof this.y === "number" ? this.y : this.y.lat;
  }
  lng() {
    return typeof this.y === "number" ? this.x : this.y.lng;
  }
}
export const plain = (at: At | LngLike): At =>
  typeof at.lat === "number" ? (at as At) : { lat: (at as LngLike).lat(), lng: (at as LngLike).lng() };
export type LngLike = { lat: () => number; lng: () => number };

/** Web Mercator in tiles of 256 pixels. */
export const world = ({ lat, lng }: At, zoom: number): Pixel => {
  const size = 256 * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: (size * (lng + 180)) / 360, y: size * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) };
};
export const ground = ({ x, y }: Pixel, zoom: number): At => {
  const size = 256 * 2 ** zoom;
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI;
  return { lat, lng: (x / size) * 360 - 180 };
};
