import { chainRules } from "@/lib/chains/problem";

const minute = 60_000;
const slot = 5 * minute;
const nextSlot = (moment: number) => Math.ceil(moment / slot) * slot;

/** A shorter way home is nobody's empty ride. */
export const shortestRide = 20;

/** When an empty way home begins and ends (ms): the group gets off first; whole five minutes, never too early. */
export function returnTimes(arrival: number, minutes: number) {
  const start = nextSlot(arrival + chainRules.turn * minute);
  return { start, end: nextSlot(start + minutes * minute) };
}
