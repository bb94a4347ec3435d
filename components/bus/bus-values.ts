import { fieldwise } from "@/components/form/fieldwise";
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
  walkingFrames: null,
  childSeats: null,
  luggage: "",
  luggageVolume: null,
  yearBuilt: null,
  litres: null,
  images: [],
  note: "",
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
    walkingFrames: bus.walkingFrames,
    childSeats: bus.childSeats,
    luggage: bus.luggage ?? "",
    luggageVolume: bus.luggageVolume,
    yearBuilt: bus.yearBuilt,
    litres: bus.litres,
    images: bus.images,
    note: bus.note ?? "",
  };
}

type Name = keyof BusForm & string;
const names = Object.keys(noBus("")) as Name[];

/** The checkboxes give their values in the order of ticking; pictures have the order that was chosen. */
export const fields = fieldwise<BusForm, Name>(names, (value, name) =>
  name === "features" ? [...(value as string[])].sort() : value,
);
