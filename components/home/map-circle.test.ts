import { expect, it } from "vitest";
import { distanceKm } from "@/lib/features/place/rules";
import { circleOfView } from "./map-circle";

it("covers every corner of the view", () => {
  const [west, south, east, north] = [9.5, 47.2, 14.1, 51.3] as const;
  const circle = circleOfView([west, south, east, north]);
  for (const longitude of [west, east]) {
    for (const latitude of [south, north]) expect(distanceKm(circle, { longitude, latitude })).toBeLessThan(circle.km);
  }
});
