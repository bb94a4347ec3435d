import type { RoadPoint } from "@/lib/geo/road/profile";

/** A paid trip that a bus could drive; minutes on one clock, km with the group. */
export interface Leg {
  id: string;
  from: RoadPoint;
  to: RoadPoint;
  /** The group leaves at any time between these two. */
  earliestStart: number;
  latestStart: number;
  /** All of the trip, breaks and stops inside. */
  durationMinutes: number;
  paidKm: number;
  passengers: number;
}

/** Leaves its base at `availableFrom` at the earliest, is at `end` (else its base) by `availableTo`. */
export interface ChainBus {
  base: RoadPoint;
  end?: RoadPoint;
  seats: number;
  availableFrom: number;
  availableTo: number;
}

export interface ChainRules {
  /** Minutes the bus stands ready before each departure, and needs after each arrival. */
  ready: number;
  turn: number;
  /** 1 to 4. */
  maxLegs: number;
}

export const chainRules: ChainRules = { ready: 15, turn: 10, maxLegs: 4 };

/** An order of different legs; km, share = paid / (paid + dead), `back` = minute at which the bus is home. */
export interface Chain {
  legs: Leg[];
  deadKm: number;
  paidKm: number;
  share: number;
  /** Empty km of each leg driven alone from the base, less those of the chain. */
  savedKm: number;
  back: number;
}
