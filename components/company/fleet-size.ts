import type { FleetGroup } from "@/lib/features/bus/schema/fleet";

export const fleetSize = (fleet: readonly FleetGroup[]) => fleet.reduce((sum, { count }) => sum + count, 0);

/** Seats of the smallest and of the largest bus. */
export function fleetSeats(fleet: readonly FleetGroup[]) {
  return {
    from: Math.min(...fleet.map(({ seats }) => seats.from)),
    to: Math.max(...fleet.map(({ seats }) => seats.to)),
  };
}
