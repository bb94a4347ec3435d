import { expect, it } from "vitest";
import { mergeExtra } from "./edit-extra";

const base = { state: "pending", maxOffers: 5 } as const;

it("keeps what another admin has approved where this one has not touched the state", () => {
  const theirs = { state: "active", maxOffers: 5 } as const;
  expect(mergeExtra({ base, mine: { ...base, maxOffers: 8 }, theirs })).toEqual({ state: "active", maxOffers: 8 });
});

it("keeps what this admin has set where both have set it", () => {
  const theirs = { state: "active", maxOffers: 3 } as const;
  expect(mergeExtra({ base, mine: { ...base, maxOffers: 8 }, theirs }).maxOffers).toBe(8);
});
