import { expect, it } from "vitest";
import { gcTime, staleTime } from "./query-provider";

it("keeps answers fresh for 60 seconds and in memory for 5 minutes", () => {
  expect([staleTime, gcTime]).toEqual([60_000, 5 * 60_000]);
});
