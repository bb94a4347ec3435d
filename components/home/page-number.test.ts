import { expect, it } from "vitest";
import { pageNumber } from "./page-number";

it("begins with page 1, also where the address is nonsense", () => {
  expect([null, "", "0", "-1", "x", "3"].map(pageNumber)).toEqual([1, 1, 1, 1, 1, 3]);
});
