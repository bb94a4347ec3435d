import { expect, it } from "vitest";
import { changesOf } from "./flat";

it("tells each field with what it held before and after, nested ones by their path", () => {
  const before = { state: "pending", start: { address: { city: "Ulm" } }, stops: [1] };
  const after = { state: "active", start: { address: { city: "Bonn" } } };
  expect(changesOf(before, after)).toEqual([
    { path: "state", before: "pending", after: "active" },
    { path: "start.address.city", before: "Ulm", after: "Bonn" },
    { path: "stops", before: [1], after: undefined },
  ]);
});

it("has nothing to tell of a line without either", () => {
  expect(changesOf(null, null)).toEqual([]);
});
