import { expect, it } from "vitest";
import { makeReaderLimit } from "./readers";

it("lets a source read so much in a window, others are none of its doing", () => {
  let at = 1_000;
  const miss = makeReaderLimit({ points: 2, most: 2, now: () => at });
  expect([miss("a"), miss("a"), miss("b")]).toEqual([0, 0, 0]);
  at += 20_000;
  expect(miss("a")).toBe(40);
  at += 40_000;
  expect(miss("a")).toBe(0);
});

it("forgets the oldest where there are too many", () => {
  const miss = makeReaderLimit({ points: 1, most: 2, now: () => 0 });
  expect([miss("a"), miss("b"), miss("c"), miss("a")]).toEqual([0, 0, 0, 0]);
});
