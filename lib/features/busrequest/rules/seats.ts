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

type Seated = FitBus & { capacity: number };

/** Sets that are looked at: in a large fleet of many sizes the best so far is taken, so that the form need not wait. */
const mostTried = 50_000;

/** Each set of `count` buses that takes so many people, the largest first; of buses that are alike one stands for all. */
function* setsOf<B extends Seated>(buses: readonly B[], count: number, people: number): Generator<B[]> {
  const kindOf = ({ capacity, wheelchairPlaces, walkingFrames, childSeats, luggage, features }: B) =>
    JSON.stringify([capacity, wheelchairPlaces, walkingFrames, childSeats, luggage, features]);
  const kinds = buses.map(kindOf);
  function* further(from: number, chosen: B[], missing: number): Generator<B[]> {
    const left = count - chosen.length;
    if (left === 0) yield chosen;
    for (let at = from; left > 0 && at <= buses.length - left; at++) {
      const bus = buses[at] as B;
      if (bus.capacity * left < missing) return;
      if (at > from && kinds[at] === kinds[at - 1]) continue;
      yield* further(at + 1, [...chosen, bus], missing - bus.capacity);
    }
  }
  yield* further(0, [], people);
}

/**
 * The fewest buses that take a group together, the largest first: those that meet most of what it needs, then leave the
 * fewest seats empty. Null where as many as one offer names do not either.
 */
export function bestTogether<B extends Seated>(buses: readonly B[], group: Group, needs: Needs | null) {
  const largest = buses.toSorted((a, b) => b.capacity - a.capacity);
  const seats = largest.slice(0, mostBuses).map(({ capacity }) => capacity);
  const count = seats.findIndex((_one, at) => at > 0 && (seatsTogether(seats.slice(0, at + 1), group) ?? -1) >= 0) + 1;
  if (count === 0 || group.passengers === null) return null;
  let best: { chosen: B[]; unmet: number; spare: number } | null = null;
  let tried = 0;
  for (const chosen of setsOf(largest, count, group.passengers)) {
    const unmet = needFits(needs, asOneBus(chosen), 1).filter(({ fit }) => fit === "unmet").length;
    const spare = chosen.reduce((sum, { capacity }) => sum + capacity, -group.passengers);
    if (!best || unmet < best.unmet || (unmet === best.unmet && spare < best.spare)) best = { chosen, unmet, spare };
    tried += 1;
    if (tried >= mostTried || (best.unmet === 0 && best.spare === 0)) break;
  }
  return best;
}
