import { expect, it } from "vitest";
import { ApiError } from "@/lib/http/client";
import { gcTime, retry, staleTime } from "./query-provider";

it("keeps answers fresh for 60 seconds and in memory for 5 minutes", () => {
  expect([staleTime, gcTime]).toEqual([60_000, 5 * 60_000]);
});

it("asks once more after an error of the server or of the way to it, never after one of the client", () => {
  const after = (status: number) => retry(0, new ApiError(status, "InternalError", ""));
  expect([0, 500, 503].map(after)).toEqual([true, true, true]);
  expect([400, 401, 403, 404, 409, 429].some(after)).toBe(false);
  expect(retry(1, new ApiError(503, "Unavailable", ""))).toBe(false);
});
