import type { TripState } from "@/lib/features/trip/rules";

/** More than any company has; a list longer than that is a mistake. */
export const mostDrivers = 500;
/** On one trip. */
export const mostCrew = 8;

type Planned = { state: TripState; bus: string | null; drivers: number; hasFleet: boolean; wasChanged: boolean };

/** Ready is what has a driver and, where the company has a fleet, its bus; whoever loses one of them is it no more. */
export function stateOf({ state, bus, drivers, hasFleet, wasChanged }: Planned): TripState {
  if (state === "underway" || state === "done" || state === "cancelled") return state;
  if (drivers > 0 && (bus !== null || !hasFleet)) return "ready";
  return wasChanged ? "changed" : "agreed";
}

/** Until it is over somebody may fall ill. */
export const mayAssign = (state: TripState) => state !== "done" && state !== "cancelled";
