import { greatCircleKm } from "@/lib/geo/earth";
import type { MeasureWay, RoadPoint } from "@/lib/geo/road/profile";
import type { GroupTrip } from "./group";
import { type CorridorLimits, corridorLimits, exceeds, type Misfit } from "./limits";
import { type BusSeats, seatsFor } from "./seats";

/** A bus that stands free at a place from–until (minutes on the group's clock) and comes as far as its radius, as the crow flies. */
export interface FreeBus extends BusSeats {
  place: RoadPoint;
  from: number;
  until: number;
  radiusKm: number;
}

/**
 * The pick-up in the group's window: as wished where the bus can be there and home again in time, else the nearest that can.
 * Minutes; `home` tells when the bus is back for a pick-up.
 */
function pickupFor(group: GroupTrip, earliest: number, until: number, home: (pickup: number) => number) {
  const first = group.pickup - group.flexMinutes;
  const last = group.pickup + group.flexMinutes;
  const possible = Math.min(last, Math.max(group.pickup, earliest));
  const late = home(possible) - until;
  return late > 0 ? Math.max(first, Math.min(possible, Math.max(earliest, possible - late))) : possible;
}

/** Does this group's trip fit into the free time of this bus? Empty km are the way out and the way home. */
export function fitFreeBus(bus: FreeBus, group: GroupTrip, way: MeasureWay, own?: Partial<CorridorLimits>) {
  const { boarding, alighting } = { ...corridorLimits, ...own };
  const nearKm = greatCircleKm(bus.place, group.from);
  const start = way(bus.place, group.from);
  const trip = way(group.from, group.to);
  const back = group.transfer !== "oneway";
  const end = way(back ? group.from : group.to, bus.place);
  const duration = group.durationMinutes ?? trip.minutes;
  const earliest = bus.from + start.minutes + boarding;
  const home = (pickup: number) => {
    const there = pickup + duration + alighting;
    if (!back || group.returnAt === undefined) return there + end.minutes;
    return Math.max(group.returnAt, there) + trip.minutes + alighting + end.minutes;
  };
  const pickup = pickupFor(group, earliest, bus.until, home);
  const { usableSeats, reasons } = seatsFor(bus, group);
  const refuse = (is: boolean, reason: Misfit) => {
    if (is) reasons.push(reason);
  };
  refuse(exceeds(nearKm, bus.radiusKm), "radius");
  refuse(exceeds(earliest, pickup), "too-early");
  refuse(exceeds(home(pickup), bus.until), "too-late");
  return {
    fits: reasons.length === 0,
    reasons,
    nearKm,
    startKm: start.km,
    tripKm: trip.km,
    endKm: end.km,
    deadKm: start.km + end.km,
    leave: pickup - boarding - start.minutes,
    pickup,
    home: home(pickup),
    usableSeats,
  };
}
