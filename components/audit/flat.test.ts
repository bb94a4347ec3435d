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

it("leaves out what a change left as it was, but not a veiled value: it stands in both parts where it was changed", () => {
  const before = { id: "7", version: 1, state: "pending", email: "•", stops: [] };
  const after = { id: "7", version: 2, state: "active", email: "•", stops: [] };
  expect(changesOf(before, after)).toEqual([
    { path: "state", before: "pending", after: "active" },
    { path: "email", before: "•", after: "•" },
  ]);
  expect(changesOf(null, { id: "7", version: 1 })).toHaveLength(2);
});

it("has nothing to tell of a line without either", () => {
  expect(changesOf(null, null)).toEqual([]);
});
