export const certificateKinds = ["licence", "insurance", "inspection"] as const;
export type CertificateKind = (typeof certificateKinds)[number];

/** Whether the paper is one bus's, the company's, or may be either. */
export const busOf = { licence: "never", insurance: "maybe", inspection: "always" } as const satisfies Record<
  CertificateKind,
  "never" | "maybe" | "always"
>;

/** What makes a company "checked": each of them seen by an admin, and none of them over. */
export const neededForBadge: readonly CertificateKind[] = ["licence", "insurance"];

/** More than any company has. */
export const mostCertificates = 1_000;

/** Days before the end at which the company is told, the first one first, and once it is over. */
export const reminderDays = [30, 7, -1] as const;

/** Which of the reminders is due; 0: none. `days`: whole days until the last one on which the paper holds. */
export const reminderOf = (days: number) => reminderDays.filter((before) => days <= before).length;

const day = 86_400_000;

/** Both at 00:00 UTC of their calendar day. Negative once the paper is over. */
export const daysLeft = (validUntil: number, today: number) => Math.round((validUntil - today) / day);

export const certificateStates = ["missing", "waiting", "checked", "expired"] as const;
export type CertificateState = (typeof certificateStates)[number];

/** `missing`: there is no file to look at. `waiting`: nobody has looked at it yet. */
export function stateOf(row: { validUntil: number; hasFile: boolean; checked: boolean }, today: number) {
  if (daysLeft(row.validUntil, today) < 0) return "expired";
  if (!row.hasFile) return "missing";
  return row.checked ? "checked" : "waiting";
}
