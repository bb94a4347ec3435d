import { expect, it } from "vitest";
import { emptyValues } from "@/components/busrequest/form/values";
import { type AdminRequestValues, type Extra, fields } from "./edit-extra";

const of = (extra: Extra): AdminRequestValues => ({ ...emptyValues("grouprequest"), ...extra });

/** As the dialog begins: what only the other side has touched is theirs. */
function mergeExtra(versions: Record<"base" | "mine" | "theirs", Extra>) {
  const [base, mine, theirs] = [of(versions.base), of(versions.mine), of(versions.theirs)];
  const kept = fields.conflictsOf({ base, mine, theirs }).filter(({ side }) => side === "mine");
  const names = kept.map(({ name }) => name);
  const { state, maxOffers } = fields.mergeValues({ mine, theirs }, names);
  return { state, maxOffers };
}

const base = { state: "pending", maxOffers: 5 } as const;

it("keeps what another admin has approved where this one has not touched the state", () => {
  const theirs = { state: "active", maxOffers: 5 } as const;
  expect(mergeExtra({ base, mine: { ...base, maxOffers: 8 }, theirs })).toEqual({ state: "active", maxOffers: 8 });
});

it("keeps what this admin has set where both have set it", () => {
  const theirs = { state: "active", maxOffers: 3 } as const;
  expect(mergeExtra({ base, mine: { ...base, maxOffers: 8 }, theirs }).maxOffers).toBe(8);
});
