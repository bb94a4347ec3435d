import { describe, expect, it } from "vitest";
import { addNew, mergeById, removeById } from "./list";

const a = { id: "a", name: "A" };
const b = { id: "b", name: "B" };

describe("lists by id", () => {
  it("skips ids that are there already, within one batch too", () => {
    expect(addNew([a], [{ ...a, name: "other" }, b, b])).toEqual([a, b]);
  });
  it("merges by id and leaves the rest", () => {
    expect(mergeById([a, b], { id: "b", name: "X" })).toEqual([a, { id: "b", name: "X" }]);
    expect(mergeById([a], { id: "z", name: "X" })).toEqual([a]);
  });
  it("removes by id", () => {
    expect(removeById([a, b], "a")).toEqual([b]);
  });
});
