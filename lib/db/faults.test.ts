import { expect, it } from "vitest";
import { faultKind } from "./faults";

it.each([
  ["P2028", "unavailable"],
  ["57P01", "unavailable"],
  ["53100", "full"],
  ["ENOSPC", "full"],
  ["23505", "conflict"],
  ["P2025", "missing"],
  ["40P01", "serialization"],
  ["22021", null],
])("%s is %s, wherever in an error it lies", (code, kind) => {
  expect(faultKind({ code })).toBe(kind);
  expect(faultKind({ message: "x", meta: { driverAdapterError: { cause: { code } } } })).toBe(kind);
});

it.each(["Client has encountered a connection error and is not queryable", "Query read timeout"])(
  "no database: %s",
  (message) => {
    expect(faultKind(new Error(message))).toBe("unavailable");
  },
);
