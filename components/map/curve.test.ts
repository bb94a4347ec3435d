import { describe, expect, it } from "vitest";
import { curveThrough } from "./curve";
import type { LngLat } from "./types";

const bent: LngLat[] = [
  [11, 48],
  [11.4, 48.3],
  [12, 48.2],
];

describe("a curve through the towns of a road", () => {
  it("passes every town and has points between them where it bends", () => {
    const curve = curveThrough(bent);
    expect(curve.length).toBeGreaterThan(6);
    for (const town of bent) expect(curve).toContainEqual(town);
    expect(curve[0]).toEqual(bent[0]);
    expect(curve.at(-1)).toEqual(bent.at(-1));
  });

  it("leaves two points and a straight road as they are", () => {
    expect(curveThrough(bent.slice(0, 2))).toEqual(bent.slice(0, 2));
    const straight: LngLat[] = [
      [11, 48],
      [11, 48.5],
      [11, 49],
    ];
    expect(curveThrough(straight)).toEqual(straight);
  });

  it("makes no loop where a short piece follows a long one: it goes on and never back", () => {
    const uneven: LngLat[] = [
      [10, 48],
      [12, 48],
      [12.02, 48.01],
      [14, 48.3],
    ];
    const east = curveThrough(uneven).map(([longitude]) => longitude);
    expect(east).toEqual([...east].sort((a, b) => a - b));
  });

  it("rounds no corner where one road leads into another", () => {
    const corner: LngLat[] = [
      [10, 48],
      [11, 48],
      [10.9, 49],
    ];
    expect(curveThrough(corner)).toEqual(corner);
  });

  it("comes from where the road came from", () => {
    const piece = bent.slice(0, 2);
    expect(curveThrough(piece, [10.9, 47.5]).length).toBeGreaterThan(2);
  });
});
