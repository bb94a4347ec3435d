import type { BusForm, BusRecord } from "@/lib/features/bus/schema/bus";

export const noBus = (country: string): BusForm => ({
  licenceplate: "",
  country,
  design: "coach",
  capacity: null as unknown as number,
  name: "",
  features: [],
  stars: "",
  starsCertifiedAt: null,
  wheelchairPlaces: 0,
  seatsPerWheelchair: 0,
});

export function valuesOf(bus: BusRecord): BusForm {
  const { licenceplate, country, design, capacity, name, features, stars, starsCertifiedAt } = bus;
  return {
    licenceplate,
    country,
    capacity,
    starsCertifiedAt,
    name: name ?? "",
    design: design as BusForm["design"],
    features: features as BusForm["features"],
    stars: (stars === null ? "" : String(stars)) as BusForm["stars"],
    wheelchairPlaces: bus.wheelchairPlaces,
    seatsPerWheelchair: bus.seatsPerWheelchair,
  };
}

const order = (value: unknown) => (Array.isArray(value) ? [...value].sort() : value);

/** Fields that a stored bus fills otherwise than the form does. */
export function differingFields(stored: BusForm, typed: BusForm) {
  const names = Object.keys(stored) as (keyof BusForm)[];
  return names.filter((name) => JSON.stringify(order(stored[name])) !== JSON.stringify(order(typed[name])));
}
