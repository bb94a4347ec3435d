import { describe, expect, it } from "vitest";
import { distanceKm } from "@/lib/features/place/rules";
import { boxOf, boxOfCircle, circleRing, pixelsAtZoom, ringArcs, scaleAt } from "./geometry";

const regensburg = { longitude: 12.1, latitude: 49.01 };

describe("geometry of the map", () => {
  it("the scale names a round distance that fits its bar", () => {
    for (const zoom of [3, 5.6, 8.2, 11, 14]) {
      const { km, pixels } = scaleAt(regensburg.latitude, zoom);
      expect([1, 2, 5]).toContain(Number(km.toExponential().slice(0, 1)));
      expect(pixels).toBeGreaterThan(96 / 2.6);
      expect(pixels).toBeLessThanOrEqual(96);
      expect(pixelsAtZoom(km / 2, regensburg.latitude, zoom)).toBeCloseTo(pixels, -1);
    }
  });

  it("every point of a circle is its radius away, and the ring is closed", () => {
    const ring = circleRing({ ...regensburg, km: 60 });
    expect(ring[0]).toEqual(ring.at(-1));
    for (const [longitude, latitude] of ring) {
      expect(Math.abs(distanceKm(regensburg, { longitude, latitude }) - 60)).toBeLessThan(0.6);
    }
  });

  it("a box holds all positions; nothing chosen has none", () => {
    expect(boxOf([regensburg, { longitude: 14.4, latitude: 50.1 }])).toEqual([12.1, 49.01, 14.4, 50.1]);
    expect(boxOf([{ longitude: Number.NaN, latitude: Number.NaN }])).toBeNull();
    expect(boxOfCircle({ ...regensburg, km: 60 })?.[0]).toBeLessThan(12.1);
  });

  it("a band doubles in pixels with each step of zoom", () => {
    expect(pixelsAtZoom(10, 49, 8) / pixelsAtZoom(10, 49, 7)).toBeCloseTo(2);
  });

  it("arcs fill the ring in the order of the kinds", () => {
    const arcs = ringArcs({ emergency: 1, grouprequest: 3 }, ["grouprequest", "vacancy", "emergency"]);
    expect(arcs).toEqual([
      { kind: "grouprequest", start: 0, share: 75 },
      { kind: "emergency", start: 75, share: 25 },
    ]);
    expect(ringArcs({}, ["grouprequest"])).toEqual([]);
  });
});
