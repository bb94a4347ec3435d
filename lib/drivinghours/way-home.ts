import type { Crossing } from "./course";

/** At the wheel without breaks, and the ferries in between; minutes. */
export interface DrivenWay {
  wheelMinutes: number;
  crossings?: readonly Crossing[];
}

/** The ferries of the way out as the way back has them. */
const inTurn = ({ wheelMinutes, crossings = [] }: DrivenWay) =>
  crossings.map(({ after, minutes }) => ({ minutes, after: wheelMinutes - after })).reverse();

/** From the end to the start; left out, it is the way out turned round. */
export const wayBack = ({ home, wheelMinutes, crossings }: DrivenWay & { home?: DrivenWay }): DrivenWay =>
  home ?? { wheelMinutes, crossings: inTurn({ wheelMinutes, crossings }) };

/** The empty way from the end of a one-way trip to a yard that is not known: back to the start, and from there as far as the bus came. */
export function assumedToYard(trip: DrivenWay & { home?: DrivenWay }, yard: number): DrivenWay {
  const { wheelMinutes, crossings } = wayBack(trip);
  return { wheelMinutes: wheelMinutes + yard, crossings };
}
