import { describe, expect, it } from "vitest";
import { stretchOf } from "./line";

const line: [number, number][] = [
  [0, 0],
  [2, 0],
  [2, 0],
  [4, 0],
];

describe("stretchOf", () => {
  it("begins and ends between the points of a line, with those that lie within", () => {
    expect(stretchOf(line, 0.25, 0.75)).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
    ]);
    expect(stretchOf(line, 0.1, 0.2).map(([lon]) => Number(lon.toFixed(6)))).toEqual([0.4, 0.8]);
  });

  it("is the whole line at most, and nothing of one without length", () => {
    expect(stretchOf(line, -1, 2)).toEqual([
      [0, 0],
      [2, 0],
      [4, 0],
    ]);
    expect(stretchOf([[1, 1]], 0, 1)).toEqual([]);
    expect(stretchOf([], 0, 1)).toEqual([]);
  });
});
