/** Requests whose lines are drawn at once. */
export const mostWays = 40;

/** Decimals of a degree in the encoded line of a request: writer and reader must agree. */
export const lineDigits = 3;

/** What is told of a way without its line. */
export const factsOf = <Source>({ km, minutes, source }: { km: number; minutes: number; source: Source }) => ({
  km,
  minutes,
  source,
});
