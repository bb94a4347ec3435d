import { describe, expect, it } from "vitest";
import { encodePolyline } from "@/lib/geo/polyline";
import { roadFeatures, townFinder } from "./roads";

const line = (...points: [number, number][]) => encodePolyline(points, 3);
const nowhere = () => false;

describe("roads of the map", () => {
  it("carry their number on the plate of their country; an E-road has a green one", () => {
    const way = line([11, 48], [12, 48.5]);
    const { features } = roadFeatures(
      [
        [0, "A9", "E45/E52", "DE", way],
        [0, "D5", "E50", "CZ", way],
        [0, "A4", "E15", "FR", way],
        [0, "E6", "E6", "SE", way],
      ],
      nowhere,
    );
    expect(features.map(({ properties }) => [properties.shield, properties.plate, properties.european])).toEqual([
      ["A9", "shield-hexagon-blue", "E45"],
      ["D5", "shield-plate-green", "E50"],
      ["A4", "shield-plate-blue", "E15"],
      ["E6", "shield-plate-green", ""],
    ]);
  });

  it("are faded within a large town and only there", () => {
    const inTown = townFinder([{ longitude: 12, latitude: 48, km: 8 }]);
    const { features } = roadFeatures([[0, "A9", "", "DE", line([10, 48], [11.95, 48], [12, 48])]], inTown);
    expect(features.map(({ properties }) => properties.faded)).toEqual([false, true]);
    expect(inTown([12, 48.06])).toBe(true);
    expect(inTown([12, 48.08])).toBe(false);
  });

  it("go on in one curve where the next stretch of the same number begins", () => {
    const first = line([10, 48], [11, 48.4]);
    const next = line([11, 48.4], [12, 48.3]);
    const alone = roadFeatures([[0, "A9", "", "DE", first]], nowhere).features[0]?.geometry;
    const joined = roadFeatures(
      [
        [0, "A9", "E45", "DE", first],
        [0, "A9", "E51", "DE", next],
      ],
      nowhere,
    ).features[0]?.geometry;
    const points = (geometry: typeof alone) => geometry?.coordinates.length ?? 0;
    expect(points(alone)).toBe(2);
    expect(points(joined)).toBeGreaterThan(2);
  });
});
