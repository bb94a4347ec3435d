import { expect, it } from "vitest";
import { boardSize } from "./live-list";
import { pageNumber } from "./page-number";
import { partnersAPage } from "./partners";
import { videosAPage } from "./videos";

it("shows 10 requests, 3 partners and 3 videos a page", () => {
  expect([boardSize, partnersAPage, videosAPage]).toEqual([10, 3, 3]);
});

it("begins with page 1, also where the address is nonsense", () => {
  expect([null, "", "0", "-1", "x", "3"].map(pageNumber)).toEqual([1, 1, 1, 1, 1, 3]);
});
