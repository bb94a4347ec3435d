import { expect, it } from "vitest";
import { inUnit, roughly, scaleOf } from "./durations";

it.each([
  [20_000, { unit: "minutes", value: 0 }],
  [41 * 60_000, { unit: "minutes", value: 41 }],
  [100 * 60_000, { unit: "hours", value: 2 }],
  [47 * 3_600_000, { unit: "hours", value: 47 }],
  [50 * 3_600_000, { unit: "days", value: 2 }],
] as const)("says of %i ms what is enough", (ms, said) => {
  expect(roughly(ms)).toEqual(said);
});

it("has no hours for a week without an offer", () => {
  expect([inUnit(null, "hours"), inUnit(5_400_000, "hours")]).toEqual([null, 1.5]);
});

it("draws days where hours would run into the hundreds", () => {
  const hour = 3_600_000;
  expect([scaleOf([]), scaleOf([null, 48 * hour]), scaleOf([null, 260 * hour])]).toEqual(["hours", "hours", "days"]);
  expect(inUnit(260 * hour, "days")).toBe(10.8);
});
