import type { FieldError } from "@/lib/errors";

export const tourOrders = ["share", "saved"] as const;
export const legStates = ["open", "offered", "full", "won", "lost"] as const;
export type LegState = (typeof legStates)[number];
/** Why a draft cannot be driven: what is said first is what has to be mended first. */
export const tourFaults = [
  "windowOver",
  "busRetired",
  "legsGone",
  "legOver",
  "seats",
  "busBooked",
  "notInTime",
] as const;
export type TourFault = (typeof tourFaults)[number];

const hour = 3_600_000;
/** A window lasts up to seven days; an hour more where the clocks go back. */
const longestWindow = 7 * 24 * hour + hour;
const shortestWindow = hour;
const horizon = 2 * 365.25 * 24 * hour;
export const mostLegs = 4;
/** Minutes by which a group may be asked to leave earlier or later. */
export const mostFlex = 240;
export const mostTours = 200;
/** Letters of a draft's name. */
export const longestName = 120;
/** Chains shown, and legs that are looked at. */
export const mostChains = 8;
export const mostCandidates = 5_000;

/** Errors of the time in which a bus is to be filled. */
export function windowErrors({ from, to }: { from: number; to: number }, now: number): FieldError[] {
  if (to <= from) return [{ path: "to", message: "endBeforeStart" }];
  if (to <= now) return [{ path: "to", message: "dateInPast" }];
  if (from > now + horizon) return [{ path: "from", message: "dateTooFar" }];
  if (to - from < shortestWindow) return [{ path: "to", message: "windowTooShort" }];
  return to - from > longestWindow ? [{ path: "to", message: "windowTooLong" }] : [];
}

type Ended = { state: string; endedAt: Date | null; ownOffer: "open" | "accepted" | null; isFull: boolean };

/**
 * How a leg of a draft stands: a trip that the company has won is not lost, though its request has ended; one with as many open offers as its author
 * wants to see takes no more for now.
 */
export function legState({ state, endedAt, ownOffer, isFull }: Ended): LegState {
  if (ownOffer === "accepted") return "won";
  if (endedAt !== null || state !== "active") return "lost";
  if (ownOffer === "open") return "offered";
  return isFull ? "full" : "open";
}

/** One price for all legs, split by their km; to the cent, what is left over goes to the last. */
export function splitPrice(amount: number, kms: readonly number[]) {
  const all = kms.reduce((sum, km) => sum + km, 0);
  let left = amount;
  return kms.map((km, at) => {
    const part =
      at === kms.length - 1 ? left : Math.round((amount * (all > 0 ? km / all : 1 / kms.length)) / 100) * 100;
    left -= part;
    return part;
  });
}
