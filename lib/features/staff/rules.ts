/** Days that an invitation, and the address in it, is kept. */
const invitationDays = 7;

export function invitationExpiry(now: Date) {
  return new Date(now.getTime() + invitationDays * 86_400_000);
}

/** A company keeps an owner: whether one of `owners` remains when `leaving` is none any more. */
export function keepsAnOwner(owners: readonly { id: string }[], leaving: string) {
  return owners.some((owner) => owner.id !== leaving);
}

/** What the account behind an invited address lets its link do. */
export type InvitationState = "new" | "join" | "member" | "elsewhere" | "closed";

type Account = { companyId: string | null; closedAt: Date | null; confirmedAt: Date | null } | null;

/** An account whose address was never proven may be a stranger's: a link does not open it. */
export function invitationState(account: Account, companyId: string): InvitationState {
  if (!account) return "new";
  if (account.closedAt || !account.confirmedAt) return "closed";
  if (account.companyId === null) return "join";
  return account.companyId === companyId ? "member" : "elsewhere";
}
