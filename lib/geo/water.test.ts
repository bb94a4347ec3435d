import { expect, it } from "vitest";
import { kmOffShore } from "./water";

const at = (longitude: number, latitude: number) => kmOffShore({ longitude, latitude });

it.each([
  ["Regensburg", 12.1016, 49.0134],
  ["Lindau on its island in the lake", 9.6832, 47.546],
  ["Venice", 12.3358, 45.4371],
  ["a quay in Hamburg", 9.966, 53.5445],
  ["Reykjavik", -21.8952, 64.1355],
  ["Neuwerk, which the base map leaves out", 8.4985, 53.9215],
  ["Marstrand in the skerries", 11.5822, 57.8862],
])("%s is on land, or too close to the shore to tell", async (_name, longitude, latitude) => {
  expect(await at(longitude, latitude)).toBeLessThan(3);
});

it.each([
  ["Lake Constance between Friedrichshafen and Romanshorn", 9.42, 47.61, 3],
  ["the middle of Lake Geneva", 6.55, 46.46, 3],
  ["the Bay of Lübeck off Travemünde", 11.0, 54.03, 3.5],
  ["the North Sea", 3, 56, 100],
])("%s is water", async (_name, longitude, latitude, km) => {
  expect(await at(longitude, latitude)).toBeGreaterThan(km);
});

it("says nothing of what the base map does not hold", async () => {
  expect(await at(-16.25, 28.46)).toBeNull();
});
