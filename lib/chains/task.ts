import type { ChainOrder } from "./search";
import type { ChainBus } from "./problem";
import type { Schedule } from "./schedule";
import type { RoadPoint, Way } from "@/lib/geo/road/profile";

/** A paid trip as it is known before its ways are measured; minutes on the task's clock. */
export interface TaskLeg {
  id: string;
  /** From the start over the stops to the end. */
  points: RoadPoint[];
  wished: number;
  earliestStart: number;
  latestStart: number;
  /** There and back with the same bus: when the way back begins, for a departure as wished. */
  stayMinutes: number | null;
  /** Those in wheelchairs among them. */
  passengers: number;
  wheelchairs: number;
}

/** A bus, or a stretch of its time between two trips that stand. */
export type TaskBus = ChainBus & {
  id: string;
  wheelchairPlaces: number;
  /** Seats that each of them takes. */
  seatsPerWheelchair: number;
};

export interface ChainTask {
  buses: TaskBus[];
  legs: TaskLeg[];
  order: ChainOrder;
  maxLegs: number;
  /** Chains wanted. */
  most: number;
  /** Only this chain, in this order, measured along the roads. */
  fixed?: string[];
  /** Drivers that may be on board. */
  drivers: 1 | 2;
  /** Ways between its places that a routing service has measured, by `wayKey`; the others go along the bundled roads. */
  ways?: Map<string, Way>;
  /** Milliseconds of minute 0, and of its local time over UTC. */
  epoch: number;
  offset: number;
}

interface FoundLeg {
  id: string;
  km: number;
  durationMinutes: number;
  /** Empty km to it. */
  toKm: number;
}

export interface FoundChain {
  bus: string;
  legs: FoundLeg[];
  deadKm: number;
  paidKm: number;
  share: number;
  savedKm: number;
  /** Empty km after the last leg. */
  homeKm: number;
  schedule: Schedule;
}

/** Of the bus that can drive most of them: legs that fail even alone. */
export interface Failures {
  seats: number;
  start: number;
  home: number;
  rest: number;
}

export interface ChainAnswer {
  chains: FoundChain[];
  /** Beginnings of chains looked at. */
  examined: number;
  failures: Failures;
  /** What no chain exceeds that was not looked at; null where none can beat those found. */
  missed: number | null;
}
