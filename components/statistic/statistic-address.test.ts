import { expect, it } from "vitest";
import { readStatisticQuery, writeStatisticQuery } from "./statistic-address";

const read = (text: string) => readStatisticQuery(new URLSearchParams(text));
const location = "019aaaaa-0000-7000-8000-000000000000";

it("reads what it writes", () => {
  for (const days of [7, 30, 90, 365] as const) {
    for (const one of [null, location]) {
      const query = { days, location: one };
      expect(read(writeStatisticQuery(query))).toEqual(query);
    }
  }
});

it("leaves out what fits nothing, so that no link is dead", () => {
  expect(read("days=31&location=x")).toEqual({ days: 30, location: null });
  expect(writeStatisticQuery({ days: 30, location: null })).toBe("");
});
