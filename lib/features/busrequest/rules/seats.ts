import { type FitBus, luggages, type Needs, needFits } from "./needs";

/** Buses of one offer. */
export const mostBuses = 10;

export type Group = { passengers: number | null; quantity: number };

/** Seats left over in one bus of a group spread over its buses; negative where seats are missing, null where unknown. */
export function seatsSpare(capacity: number | null | undefined, { passengers, quantity }: Group) {
  if (capacity == null || passengers === null) return null;
  return capacity - Math.ceil(passengers / Math.max(1, quantity));
}

/** As `seatsSpare`; several buses take the whole group together. */
export const seatsTogether = (capacities: readonly (number | null | undefined)[], { passengers, quantity }: Group) =>
  seatsSpare(seatsOf(capacities), { passengers, quantity: capacities.length > 1 ? 1 : quantity });

const added = (counts: readonly (number | null)[]) =>
  counts.some((count) => count === null) ? null : counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);

/** All seats of some buses; null where those of one are not known. */
const seatsOf = (capacities: readonly (number | null | undefined)[]) =>
  added(capacities.map((capacity) => capacity ?? null));

/** Whether as many of the buses as one offer names take the group together. */
export function takeTogether(capacities: readonly number[], group: Group) {
  const largest = capacities.toSorted((a, b) => b - a).slice(0, mostBuses);
  return largest.length > 1 && (seatsTogether(largest, group) ?? -1) >= 0;
}

/** Several buses as what they are for a group's needs: places add up, equipment is what each of them has. */
export function asOneBus(buses: readonly FitBus[]): FitBus | null {
  const [first, ...others] = buses;
  if (!first || others.length === 0) return first ?? null;
  const ranks = buses.map(({ luggage }) => luggage);
  return {
    wheelchairPlaces: added(buses.map((bus) => bus.wheelchairPlaces)) ?? 0,
    walkingFrames: added(buses.map((bus) => bus.walkingFrames)),
    childSeats: added(buses.map((bus) => bus.childSeats)),
    luggage: ranks.includes(null) ? null : (luggages.find((one) => ranks.includes(one)) ?? null),
    features: first.features.filter((feature) => others.every((bus) => bus.features.includes(feature))),
  };
}

/** The two buses that take a group together: meet most of what it needs, then leave the fewest seats empty. Null where no two do. */
export function bestPair<B extends FitBus & { capacity: number }>(
  buses: readonly B[],
  group: Group,
  needs: Needs | null,
) {
  const pairs = buses.flatMap((one, at) =>
    buses.slice(at + 1).map((other) => {
      const pair = one.capacity < other.capacity ? [other, one] : [one, other];
      const unmet = needFits(needs, asOneBus(pair), 1).filter(({ fit }) => fit === "unmet").length;
      return { pair, unmet, spare: seatsTogether([one.capacity, other.capacity], group) ?? -1 };
    }),
  );
  const fitting = pairs.filter(({ spare }) => spare >= 0);
  return fitting.toSorted((a, b) => a.unmet - b.unmet || a.spare - b.spare)[0] ?? null;
}
