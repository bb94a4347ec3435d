export const roles = ["user", "admin"] as const;
/** `waiting`: a registration whose mailed link was not used yet; no account so far. */
export const userStates = ["active", "leaving", "closed", "unconfirmed", "waiting"] as const;

/** Hours that a link to confirm a new address, or the deletion, lives. */
export const accountLinkHours = 24;
/** Days to change one's mind between the confirmed deletion and the erasure. */
const graceDays = 14;

export function erasureDate(now: Date) {
  return new Date(now.getTime() + graceDays * 86_400_000);
}

type Colleague = { id: string; owner: boolean; leaving: boolean; since: number };

/**
 * Who owns a company once its owner is gone: nobody new where an owner stays, else whoever is there longest;
 * one who is leaving too comes last.
 */
export function heirOf<Person extends Colleague>(staff: readonly Person[]): Person | null {
  if (staff.some((person) => person.owner)) return null;
  const order = [...staff].sort((a, b) => Number(a.leaving) - Number(b.leaving) || a.since - b.since);
  return order[0] ?? null;
}
