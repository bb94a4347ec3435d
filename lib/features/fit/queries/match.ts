import { fitEmptyRide } from "@/lib/corridor/empty-ride";
import { fitFreeBus } from "@/lib/corridor/free-bus";
import type { GroupTrip } from "@/lib/corridor/group";
import { corridorLimits, type Misfit } from "@/lib/corridor/limits";
import { greatCircleKm } from "@/lib/geo/earth";
import type { RoadPoint } from "@/lib/geo/road/profile";
import type { Fit } from "../present";
import { detourMinutes, type FitLook, usualRadius } from "../rules";
import type { Ways } from "./measure";
import { endOf, type FitBusSide, type FitTrip, startOf } from "./trip";

const minutes = (ms: number) => ms / 60_000;
/** People, or wheelchairs, in one of several buses. */
const share = (count: number, quantity: number) => Math.ceil(count / Math.max(1, quantity));

/** `moves`: who leaves earlier or later, the bus or the group; the same pairs fit either way. */
export type Look = FitLook & { moves: "bus" | "group" };

/**
 * The group as lib/corridor takes it. A tour ends where its way back leads home from, and lasts as it is told; there and
 * back, the bus waits until the way back begins.
 */
function groupOf(trip: FitTrip, to: RoadPoint, flexMinutes: number): GroupTrip {
  const { transferType, start, end, passengers, quantity, wheelchairs } = trip;
  const kinds = { transferoneway: "oneway", transfertwoway: "twoway", transfertour: "tour" } as const;
  return {
    from: startOf(trip),
    to,
    pickup: minutes(start),
    flexMinutes,
    transfer: kinds[transferType],
    passengers: share(passengers ?? 1, quantity),
    wheelchairs: share(wheelchairs, quantity),
    ...(transferType === "transfertour" ? { durationMinutes: minutes(end - start) } : {}),
    ...(transferType === "transfertwoway" ? { returnAt: minutes(end) } : {}),
  };
}

const seatsOf = ({ passengers, wheelchairPlaces, seatsPerWheelchair }: FitBusSide) => ({
  seats: passengers ?? 0,
  wheelchairPlaces,
  seatsPerWheelchair,
});

type Sides = { request: FitTrip; supply: FitBusSide; ways: Ways; look: Look };

const turned: Partial<Record<Misfit, Misfit>> = { "too-early": "too-late", "too-late": "too-early" };

/** A bus that would have to leave earlier is one for which the group would have to leave later. */
const toldTo = ({ moves }: Look, reasons: readonly Misfit[]) =>
  moves === "bus" ? [...reasons] : reasons.map((reason) => turned[reason] ?? reason);

function fitOfRide({ request, supply, ways, look }: Sides, to: RoadPoint, rideEnd: RoadPoint): Fit {
  const flex = look.hours * 60;
  const group = groupOf(request, to, look.moves === "group" ? flex : 0);
  const bus = look.moves === "bus" ? flex : 0;
  const departure = minutes(supply.start);
  // The next trip of the bus does not wait (decision 051).
  const due = supply.dueAt === null ? {} : { latestArrival: minutes(supply.dueAt) };
  const ends = { from: startOf(supply), to: rideEnd };
  const ride = { ...seatsOf(supply), ...ends, departure, flexBefore: bus, flexAfter: bus, ...due };
  const limits = { maxDetourKm: look.km, maxDetourMinutes: detourMinutes(look.km) };
  const { between, source } = ways.agreeing([
    [ends.from, group.from],
    [group.from, to],
    [to, rideEnd],
    [ends.from, rideEnd],
  ]);
  const fit = fitEmptyRide(ride, group, between, limits);
  const moved = look.moves === "bus" ? fit.shiftMinutes : fit.pickup - group.pickup - fit.shiftMinutes;
  return {
    request,
    supply,
    fits: fit.fits,
    reasons: toldTo(look, fit.reasons),
    directKm: fit.directKm,
    startKm: fit.startKm,
    tripKm: fit.tripKm,
    endKm: fit.endKm,
    pickup: fit.pickup,
    arrival: fit.arrival,
    extraKm: fit.detourKm,
    extraMinutes: fit.detourMinutes,
    shiftMinutes: moved,
    moves: look.moves,
    seatsLeft: fit.usableSeats - (group.passengers - group.wheelchairs),
    savedKm: Math.max(0, fit.directKm - fit.startKm - fit.endKm),
    leave: departure + fit.shiftMinutes,
    source,
  };
}

function fitOfFreeBus({ request, supply, ways, look }: Sides, to: RoadPoint): Fit {
  const group = groupOf(request, to, look.hours * 60);
  const place = startOf(supply);
  const [from, until] = [minutes(supply.start), minutes(supply.end)];
  const bus = { ...seatsOf(supply), place, from, until, radiusKm: supply.radius ?? usualRadius };
  const back = group.transfer === "oneway" ? to : group.from;
  const { between, source } = ways.agreeing([
    [place, group.from],
    [group.from, to],
    [back, place],
  ]);
  const fit = fitFreeBus(bus, group, between);
  return {
    request,
    supply,
    fits: fit.fits,
    reasons: fit.reasons,
    directKm: null,
    savedKm: 0,
    startKm: fit.startKm,
    tripKm: fit.tripKm,
    endKm: fit.endKm,
    pickup: fit.pickup,
    leave: fit.leave,
    extraKm: fit.deadKm,
    extraMinutes:
      between(place, group.from).minutes +
      between(back, place).minutes +
      corridorLimits.boarding +
      corridorLimits.alighting,
    shiftMinutes: fit.pickup - group.pickup,
    moves: look.moves,
    seatsLeft: fit.usableSeats - (group.passengers - group.wheelchairs),
    arrival: fit.home,
    source,
  };
}

/** One bus for one group; null where one of them has no other end, or both its ends are the same. */
export function fitOf(sides: Sides): Fit | null {
  const { request, supply } = sides;
  const to = endOf(request);
  if (!to || greatCircleKm(startOf(request), to) < 1) return null;
  if (supply.category === "vacancy") return fitOfFreeBus(sides, to);
  const rideEnd = endOf(supply);
  return rideEnd && greatCircleKm(startOf(supply), rideEnd) >= 1 ? fitOfRide(sides, to, rideEnd) : null;
}
