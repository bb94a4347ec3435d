import type { AdminRequestRecord } from "@/lib/features/busrequest/schema/admin";

/** What admins set beside the form that authors have. */
export type Extra = Pick<AdminRequestRecord, "state" | "maxOffers">;
export const extraOf = ({ state, maxOffers }: Extra): Extra => ({ state, maxOffers });

/** Mine over theirs where I have changed it: an approval of somebody else is not undone by a saved remark. */
export function mergeExtra({ base, mine, theirs }: { base: Extra; mine: Extra; theirs: Extra }): Extra {
  return {
    state: mine.state === base.state ? theirs.state : mine.state,
    maxOffers: mine.maxOffers === base.maxOffers ? theirs.maxOffers : mine.maxOffers,
  };
}
