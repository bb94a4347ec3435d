import type { Leg } from "./problem";

/** What the driver does during a leg: minutes at the wheel without breaks, or waiting for the group. */
interface LegPart {
  type: "drive" | "stay";
  minutes: number;
}

/** A leg of which is known how it is driven. */
export interface DrivenLeg extends Leg {
  /** When the group would like to leave. */
  wished: number;
  parts: LegPart[];
}

export const breakAfter = 270;
export const breakLength = 45;
/** A wait that may be a rest. */
export const restFrom = 540;
/** A whole night, where nothing else says how long it is: 561/2006 Art. 4(g). */
export const nightLength = 660;
/** Of one driver between two rests of nine hours: 561/2006 Art. 6(1), 8(4). */
export const mostDriving = 600;
export const longestDuty = 900;

/** What drivers may do between two rests, in minutes: what exceeds it cannot be lawful, so it is not looked at further. */
export interface DutyLimits {
  span: number;
  driving: number;
  /** A wait that may be a rest. */
  rest: number;
  /** Minutes at the wheel of a leg; null where somebody may rest within it. */
  drivingOf: (leg: Leg) => number | null;
}

/** What drivers may do between two rests. Two on board: a rest of nine hours within thirty (Art. 8(5)). */
export const dutyOf = (drivers: 1 | 2): DutyLimits => ({
  span: drivers === 1 ? longestDuty : 1_260,
  driving: drivers === 1 ? mostDriving : 2 * mostDriving,
  rest: restFrom,
  drivingOf: (leg) => {
    const { parts = [] } = leg as DrivenLeg;
    if (parts.some(({ type, minutes }) => type === "stay" && minutes >= restFrom)) return null;
    return parts.reduce((sum, { type, minutes }) => (type === "drive" ? sum + minutes : sum), 0);
  },
});

/** Minutes at the wheel of a way that is timed with its breaks. */
export const wheelOf = (minutes: number) =>
  minutes - breakLength * Math.max(0, Math.ceil((minutes - breakAfter) / (breakAfter + breakLength) - 1e-9));
