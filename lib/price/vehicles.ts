import { priceParameters } from "./parameters";

/** Keys of `PriceParameters.vehicle`, smallest first. */
export const pricedVehicles = ["van", "smallbus", "midibus", "vipbus", "coach", "doubledecker"] as const;

export type PricedVehicle = (typeof pricedVehicles)[number];

/** Vehicles with prices, smallest first; the one for guests of honour only where it is asked for. */
const bySize = pricedVehicles.filter((vehicle) => vehicle !== "vipbus");

const seatsOf = (vehicle: string) => priceParameters.vehicle[vehicle]?.seats ?? 0;

interface VehicleChoice {
  /** A key of `PriceParameters.vehicle`. */
  vehicle: string;
  /** Buses. */
  count: number;
}

/**
 * The smallest vehicle that seats the group, of the types that were asked for where any of them has prices; more than one bus where
 * even the largest is too small. Null where neither people nor a type are known.
 */
export function vehicleFor(
  passengers: number | null,
  quantity: number,
  wanted: readonly string[],
): VehicleChoice | null {
  const priced = wanted.filter((type) => type in priceParameters.vehicle).sort((a, b) => seatsOf(a) - seatsOf(b));
  const kinds: readonly string[] = priced.length > 0 ? priced : bySize;
  if (passengers === null) return priced[0] ? { vehicle: priced[0], count: quantity } : null;
  const perBus = Math.ceil(passengers / quantity);
  const vehicle = kinds.find((kind) => seatsOf(kind) >= perBus);
  if (vehicle) return { vehicle, count: quantity };
  // A second coach is found more easily than a double-decker of 78 seats.
  const largest = priced.at(-1) ?? "coach";
  return { vehicle: largest, count: Math.max(quantity, Math.ceil(passengers / seatsOf(largest))) };
}

/** What a certain bus is priced as: its own kind, else the smallest with as many seats. */
export function vehicleOfBus({ design, capacity }: { design: string; capacity: number }): PricedVehicle {
  const own = pricedVehicles.find((vehicle) => vehicle === design);
  return own ?? bySize.find((vehicle) => seatsOf(vehicle) >= capacity) ?? "doubledecker";
}

/** The next smaller vehicle of which as many seat the group as well; null where there is none. */
export function smallerVehicle({ vehicle, count }: VehicleChoice, passengers: number) {
  const smaller = bySize.filter((kind) => seatsOf(kind) < seatsOf(vehicle) && seatsOf(kind) * count >= passengers);
  return smaller.at(-1) ?? null;
}
