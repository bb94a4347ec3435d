import { expect, it } from "vitest";
import { waitTimeOf } from "./wait-time";

it.each([
  [0, "seconds", 1],
  [45.2, "seconds", 46],
  [120, "minutes", 2],
  [3_541, "minutes", 60],
  [7_201, "hours", 3],
])("says how long %d seconds are", (seconds, unit, count) => {
  expect(waitTimeOf(seconds)).toEqual({ unit, count });
});
