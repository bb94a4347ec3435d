const day = 86_400_000;

/** Furthest that an item may be put off. */
const longestSnooze = 366 * day;

/** Why an item cannot be put off until then, as a key. */
export function snoozeError(until: number, now: number) {
  if (until <= now) return "dateInPast";
  return until > now + longestSnooze ? "dateTooFar" : null;
}
