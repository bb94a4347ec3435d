/** How far a bus may leave its way for a group; the ratio is detour km by km of the group's trip. */
export interface CorridorLimits {
  maxDetourKm: number;
  maxDetourMinutes: number;
  maxDetourRatio: number;
  /** Minutes that a group needs to get in, and to get out again; no part of the driving. */
  boarding: number;
  alighting: number;
}

export const corridorLimits: CorridorLimits = {
  maxDetourKm: 60,
  maxDetourMinutes: 120,
  maxDetourRatio: 0.5,
  boarding: 15,
  alighting: 10,
};

/** What equals its limit is allowed, whatever floating point makes of it. */
export const exceeds = (value: number, limit: number) => value > limit + 1e-9;

export type Misfit =
  | "wheelchair"
  | "seats"
  | "two-way"
  | "radius"
  | "too-early"
  | "too-late"
  | "arrival"
  | "detour-km"
  | "detour-minutes"
  | "detour-ratio";
