import { afterEach, expect, it, vi } from "vitest";
import { log } from "@/lib/log";
import { tellUnhandled } from "./unhandled";

afterEach(() => vi.restoreAllMocks());

it("a database that went away under a job is no defect, anything else is", () => {
  const [warn, error] = [vi.spyOn(log, "warn"), vi.spyOn(log, "error")];
  tellUnhandled(Object.assign(new Error("Connection terminated unexpectedly")));
  tellUnhandled(Object.assign(new Error("terminating connection"), { code: "57P01" }));
  tellUnhandled(Object.assign(new Error("could not extend file"), { code: "53100" }));
  expect([warn.mock.calls.length, error.mock.calls.length]).toEqual([3, 0]);
  tellUnhandled(new TypeError("x is undefined"));
  expect(error).toHaveBeenCalledWith({ err: expect.any(TypeError) }, "unhandled rejection");
});
