const minute = 60_000;

/** Unconfirmed requests of anonymous authors vanish after 72 hours (decision 005). */
export const confirmWithin = 72 * 60 * minute;

/** A signed-in partner's or admin's request is active at once; an anonymous one starts pending. */
export function stateOnArrival(author: { trusted: boolean }) {
  return author.trusted ? ("active" as const) : ("pending" as const);
}

export type Status = { state: "pending" | "active"; confirmed: boolean; ended: boolean };
export type Action = "confirm" | "approve" | "unapprove" | "reject" | "withdraw" | "change";

/** Transition table: which action is open in which status. */
export function mayDo(action: Action, { state, confirmed, ended }: Status) {
  if (ended) return false;
  switch (action) {
    case "confirm":
      return state === "pending" && !confirmed;
    case "approve":
      return state === "pending";
    case "unapprove":
      return state === "active";
    case "reject":
    case "withdraw":
    case "change":
      return true;
  }
}

/** Why a request cannot be deleted, as a key; null where it can. Who has offered or agreed is not left in the dark. */
export function deletionHindrance({ openOffers, agreed }: { openOffers: number; agreed: number }) {
  if (agreed > 0) return "requestAgreed";
  return openOffers > 0 ? "requestOffered" : null;
}
