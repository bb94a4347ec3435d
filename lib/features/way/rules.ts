import type { Driven } from "@/lib/geo/road/profile";

/** Requests whose lines are drawn at once. */
export const mostWays = 40;

/** Decimals of a degree in the encoded line of a request: writer and reader must agree. */
export const lineDigits = 3;

type Times = { transferType: string; start: number; end: number };

/** When a group is there: of a one-way trip as agreed, of one there and back by the road. Null where nobody knows, as of round trips. */
export function arrivalOf({ transferType, start, end }: Times, lasts: number | null) {
  if (transferType === "transferoneway") return end;
  return lasts !== null && transferType === "transfertwoway" ? start + lasts : null;
}

/** What is told of a way without its line. */
export const factsOf = <Source>({ km, minutes, source }: { km: number; minutes: number; source: Source }) => ({
  km,
  minutes,
  source,
});

/** Where on its line a way sails, for those who draw it. */
export const ferriesOf = ({ crossings }: Pick<Driven, "crossings">) =>
  crossings.flatMap(({ stretch }) => (stretch ? [stretch] : []));
