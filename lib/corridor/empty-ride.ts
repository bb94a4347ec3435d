import type { MeasureWay, RoadPoint } from "@/lib/geo/road/profile";
import { type GroupTrip, nearestPickup } from "./group";
import { type CorridorLimits, corridorLimits, exceeds, type Misfit } from "./limits";
import { type BusSeats, seatsFor } from "./seats";

/** A bus that drives from A to B anyway; times in minutes on the group's clock. */
export interface EmptyRide extends BusSeats {
  from: RoadPoint;
  to: RoadPoint;
  departure: number;
  flexBefore: number;
  flexAfter: number;
  /** When it has to be at B at the latest. */
  latestArrival?: number;
}

function sectionsOf(ride: EmptyRide, group: GroupTrip, limits: CorridorLimits, way: MeasureWay) {
  const direct = way(ride.from, ride.to);
  const start = way(ride.from, group.from);
  const trip = way(group.from, group.to);
  const end = way(group.to, ride.to);
  const duration = group.durationMinutes ?? trip.minutes;
  const driven = start.minutes + duration + end.minutes - direct.minutes;
  return {
    direct,
    start,
    trip,
    end,
    duration,
    detourKm: Math.max(0, start.km + trip.km + end.km - direct.km),
    detourMinutes: Math.max(0, driven + limits.boarding + limits.alighting),
  };
}

function timesOf(ride: EmptyRide, group: GroupTrip, limits: CorridorLimits, section: ReturnType<typeof sectionsOf>) {
  const toPickup = section.start.minutes + limits.boarding;
  // The departure moves least where the group leaves as near as it can to the moment at which the bus stands there anyway.
  const pickup = nearestPickup(group, ride.departure + toPickup);
  return {
    pickup,
    shiftMinutes: pickup - toPickup - ride.departure,
    arrival: pickup + section.duration + limits.alighting + section.end.minutes,
  };
}

/**
 * Does this group's trip lie on the way of this empty ride? Km of the detour = A to P + P to Q + Q to B − A to B; minutes contain getting
 * in and out. What equals a limit is allowed. Km that the bus drives empty anyway never count against it.
 */
export function fitEmptyRide(ride: EmptyRide, group: GroupTrip, way: MeasureWay, own?: Partial<CorridorLimits>) {
  const limits = { ...corridorLimits, ...own };
  const section = sectionsOf(ride, group, limits, way);
  const { pickup, shiftMinutes, arrival } = timesOf(ride, group, limits, section);
  const { usableSeats, reasons } = seatsFor(ride, group);
  const refuse = (is: boolean, reason: Misfit) => {
    if (is) reasons.push(reason);
  };
  refuse(group.transfer !== "oneway", "two-way");
  refuse(exceeds(-shiftMinutes, ride.flexBefore), "too-early");
  refuse(exceeds(shiftMinutes, ride.flexAfter), "too-late");
  refuse(ride.latestArrival !== undefined && exceeds(arrival, ride.latestArrival), "arrival");
  refuse(exceeds(section.detourKm, limits.maxDetourKm), "detour-km");
  refuse(exceeds(section.detourMinutes, limits.maxDetourMinutes), "detour-minutes");
  refuse(exceeds(section.detourKm, limits.maxDetourRatio * section.trip.km), "detour-ratio");
  return {
    fits: reasons.length === 0,
    reasons,
    directKm: section.direct.km,
    startKm: section.start.km,
    tripKm: section.trip.km,
    endKm: section.end.km,
    detourKm: section.detourKm,
    detourMinutes: section.detourMinutes,
    pickup,
    shiftMinutes,
    arrival,
    usableSeats,
  };
}
