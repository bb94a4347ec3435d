import { expect, it } from "vitest";
import { pauseAfter, statusError } from "./rules";

const hour = 3_600_000;

it("asks twice as late with each failure, once a day at least", () => {
  expect([0, 1, 2, 3, 4, 5, 100].map((failures) => pauseAfter(failures, hour) / hour)).toEqual([
    1, 2, 4, 8, 16, 24, 24,
  ]);
  expect(pauseAfter(3, 48 * hour)).toBe(48 * hour);
});

it("tells a closed calendar from one that is gone", () => {
  expect([401, 403, 404, 410, 500, 304].map(statusError)).toEqual([
    "calendarDenied",
    "calendarDenied",
    "calendarMissing",
    "calendarMissing",
    "calendarAnswer",
    "calendarAnswer",
  ]);
});
