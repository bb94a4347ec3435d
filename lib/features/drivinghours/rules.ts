import type { TripWay } from "@/lib/features/way/schema";
import { stretchOf } from "@/lib/geo/line";
import type { PlannedBreak } from "./schema";

/** The stretch of road on which a break may lie, in the order in which it is driven. */
export function breakLine({ section, fromKm, toKm }: PlannedBreak, { line, km }: Pick<TripWay, "line" | "km">) {
  const driven = section === "back" ? line.toReversed() : line;
  return stretchOf(driven, fromKm / km, toKm / km);
}
