import type { Crossing } from "./course";
import type { DrivenWay } from "./way-home";

/** What a trip asks of its drivers; minutes. */
export interface TripHours {
  /** Local time of the departure without zone, e.g. 2027-06-12T07:00. */
  departure: string;
  /** At the wheel, one way, without breaks. */
  wheelMinutes: number;
  /** Ferries on the way out, and the minutes at the wheel before each; the way back has them in turn. */
  crossings?: readonly Crossing[];
  /** The way back where it is another one, past none of the stops; left out, it is the way out turned round. */
  home?: DrivenWay;
  /** There and back: minutes after the departure at which the way back begins. */
  returnAfter?: number;
  /** At the wheel from the yard to the start, where the yard is known. */
  yard?: number;
  /** One way: how the bus comes home from the end, empty and at once or after a night; left out, that is another trip. */
  toYard?: DrivenWay;
}

/** Assumed around each trip: standing ready, letting the group out, the way from and to the yard. */
export const planRules = { staging: 15, alighting: 10, yard: 45 };

/** On the ferries of the way out. */
export const ferryMinutes = ({ crossings = [] }: TripHours) => crossings.reduce((sum, { minutes }) => sum + minutes, 0);
