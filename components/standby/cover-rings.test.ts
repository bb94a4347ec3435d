import { describe, expect, it } from "vitest";
import { coverRings } from "./cover-rings";

const town = (column: number, row: number) => ({ longitude: 12 + column * 0.3 + 0.1, latitude: 49 + row * 0.2 + 0.1 });
/** By the shoelace formula, in cells. */
const size = (ring: readonly (readonly [number, number])[]) =>
  ring.slice(1).reduce((sum, [x, y], at) => {
    const [fromX, fromY] = ring[at] as [number, number];
    return sum + (fromX * y - x * fromY) / 2;
  }, 0) /
  (0.3 * 0.2);

describe("covered ground", () => {
  it("of neighbours is one closed area without corners, of towns apart one each", () => {
    const [row, ...more] = coverRings([town(0, 0), town(1, 0), town(2, 0)]);
    expect(more).toEqual([]);
    const [outline = [], ...holes] = row ?? [];
    expect(holes).toEqual([]);
    expect(outline.at(0)).toEqual(outline.at(-1));
    expect(size(outline)).toBeGreaterThan(2.5);
    expect(size(outline)).toBeLessThan(3);
    expect(coverRings([town(0, 0), town(2, 0), town(1, 1)])).toHaveLength(3);
  });

  it("around a town that nobody reaches has a hole, which turns the other way", () => {
    const around = [0, 1, 2]
      .flatMap((x) => [0, 1, 2].map((y) => [x, y] as const))
      .filter(([x, y]) => x !== 1 || y !== 1);
    const [area, ...more] = coverRings(around.map(([x, y]) => town(x, y)));
    expect(more).toEqual([]);
    expect(area).toHaveLength(2);
    const [outline, hole] = area ?? [];
    expect(size(outline ?? [])).toBeGreaterThan(8);
    expect(size(hole ?? [])).toBeLessThan(0);
    expect(size(hole ?? [])).toBeGreaterThan(-1);
  });

  it("of none is none, and a town named twice counts once", () => {
    expect(coverRings([])).toEqual([]);
    expect(coverRings([town(0, 0), town(0, 0)])).toEqual(coverRings([town(0, 0)]));
  });
});
