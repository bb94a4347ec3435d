import type { Misfit } from "./limits";

/** What a bus has: a wheelchair place costs seats. */
export interface BusSeats {
  seats: number;
  wheelchairPlaces: number;
  seatsPerWheelchair: number;
}

export interface GroupSize {
  /** All of them, those in wheelchairs among them. */
  passengers: number;
  wheelchairs: number;
}

/** Seats that are left once the group's wheelchairs stand, and why the group does not fit in. */
export function seatsFor(bus: BusSeats, group: GroupSize) {
  const usableSeats = bus.seats - group.wheelchairs * bus.seatsPerWheelchair;
  const reasons: Misfit[] = [];
  if (group.wheelchairs > bus.wheelchairPlaces) reasons.push("wheelchair");
  if (group.passengers - group.wheelchairs > usableSeats) reasons.push("seats");
  return { usableSeats, reasons };
}
