import type { RoadPoint } from "@/lib/geo/road/profile";
import type { GroupSize } from "./seats";

/** A group's trip; times in minutes on one clock. It may leave `flexMinutes` before or after the wished pick-up. */
export interface GroupTrip extends GroupSize {
  from: RoadPoint;
  to: RoadPoint;
  pickup: number;
  flexMinutes: number;
  transfer: string;
  /** All of the trip with its stops; without it the drive alone. */
  durationMinutes?: number;
  /** There and back: when the way back begins. */
  returnAt?: number;
}

/** The moment of the group's window that lies nearest to the wished one; not rounded. */
export const nearestPickup = ({ pickup, flexMinutes }: GroupTrip, wished: number) =>
  Math.min(pickup + flexMinutes, Math.max(pickup - flexMinutes, wished));
