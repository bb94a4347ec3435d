import { describe, expect, it } from "vitest";
import { kmToLine, stretchOf } from "./line";

const line: [number, number][] = [
  [0, 0],
  [2, 0],
  [2, 0],
  [4, 0],
];

describe("kmToLine", () => {
  const road: [number, number][] = [
    [12, 49],
    [12, 49],
    [14, 49],
  ];

  it("is measured to the nearest point, between two bends and behind the ends", () => {
    expect(kmToLine({ lon: 13, lat: 50 }, road)).toBeCloseTo(111.3, 0);
    expect(kmToLine({ lon: 12.5, lat: 49 }, road)).toBeCloseTo(0, 6);
    expect(kmToLine({ lon: 16, lat: 49 }, road)).toBeCloseTo(146.1, 0);
    expect(kmToLine({ lon: 12, lat: 50 }, [[12, 49]])).toBeCloseTo(111.3, 0);
  });

  it("nothing is near where there is no line", () => {
    expect(kmToLine({ lon: 13, lat: 50 }, [])).toBe(Infinity);
  });
});

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
