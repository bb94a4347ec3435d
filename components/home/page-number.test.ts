import { expect, it } from "vitest";
import { boardPage, pageNumber } from "./page-number";

it("begins with page 1, also where the address is nonsense", () => {
  expect([null, "", "0", "-1", "x", "3"].map(pageNumber)).toEqual([1, 1, 1, 1, 1, 3]);
});

it("shows the board's overview where the address names no page", () => {
  expect([null, "", "1", "x"].map(boardPage)).toEqual([null, null, 1, 1]);
});
