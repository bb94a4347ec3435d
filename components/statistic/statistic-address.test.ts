import { expect, it } from "vitest";
import { statisticAddress } from "./statistic-address";

const read = (text: string) => statisticAddress.read(new URLSearchParams(text));
const location = "019aaaaa-0000-7000-8000-000000000000";

it("reads what it writes", () => {
  for (const days of [7, 30, 90, 365] as const) {
    for (const one of [null, location]) {
      const query = { days, location: one };
      expect(read(statisticAddress.write(query))).toEqual(query);
    }
  }
});

it("leaves out what fits nothing, so that no link is dead", () => {
  expect(read("days=31&location=x")).toEqual({ days: 30, location: null });
  expect(statisticAddress.write({ days: 30, location: null })).toBe("");
});
