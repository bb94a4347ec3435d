import type { CompanyRole } from "../schema/registration";

/** Hours that a confirmation link, and the data behind it, live. */
export const confirmationHours = 72;
/** Minutes that a link to set a new password lives. */
export const resetMinutes = 60;

const busPartner = new Set<CompanyRole>(["busoperator", "touroperator", "driver"]);

/** A passive provider may be taken over by the same side of the market only. */
export function sameSide(a: CompanyRole, b: string) {
  return busPartner.has(a) === busPartner.has(b as CompanyRole);
}

export function expiryOf(now: Date, { hours = 0, minutes = 0 }) {
  return new Date(now.getTime() + (hours * 60 + minutes) * 60_000);
}
