import { expect, it } from "vitest";
import { readStatisticWish, writeStatisticWish } from "./statistic-address";

const read = (text: string) => readStatisticWish(new URLSearchParams(text));
const location = "019aaaaa-0000-7000-8000-000000000000";

it("reads what it writes", () => {
  for (const days of [7, 30, 90, 365] as const) {
    for (const one of [null, location]) {
      const wish = { days, location: one };
      expect(read(writeStatisticWish(wish))).toEqual(wish);
    }
  }
});

it("leaves out what fits nothing, so that no link is dead", () => {
  expect(read("days=31&location=x")).toEqual({ days: 30, location: null });
  expect(writeStatisticWish({ days: 30, location: null })).toBe("");
});
