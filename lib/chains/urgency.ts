import fs from "node:fs";

/**
 * Niceness of the search's session (Linux' autogroup) by the milliseconds that its oldest asker has waited: at first it takes what
 * nobody else wants, for most are done before anybody notices; on a full machine it would starve so, and gets one part of ten, then a quarter.
 */
const steps = [
  { after: 3_000, niceness: 5 },
  { after: 1_000, niceness: 10 },
  { after: 0, niceness: 19 },
];

export const nicenessAfter = (waited: number) => steps.find(({ after }) => waited >= after)?.niceness ?? 19;

/** Where the system shares by sessions; where it does not, the niceness of the search's threads counts alone. */
export function setNiceness(pid: number, niceness: number) {
  try {
    fs.writeFileSync(`/proc/${pid}/autogroup`, String(niceness));
    return true;
  } catch {
    return false;
  }
}
