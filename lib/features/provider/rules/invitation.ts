import { claimDays } from "@/lib/features/user/rules/claim";

/** Days between two invitations: as long as the link of the first one lives. */
const inviteDays = claimDays;

/** Since when an invitation counts as just sent. */
export const invitedSince = (now: Date) => new Date(now.getTime() - inviteDays * 86_400_000);

/** Whether it can be invited now; opt-outs are asked when it is done. */
export function mayInvite(row: { registered: boolean; active: boolean; invited_at: number | null }, now: Date) {
  if (row.registered || !row.active) return false;
  return row.invited_at === null || row.invited_at <= invitedSince(now).getTime();
}
