import { describe, expect, it } from "vitest";
import { pageCount, pageWindow } from "./pages";

describe("pageWindow", () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 20, [1, 2, 3, 4, 0, 20]],
    [10, 20, [1, 0, 9, 10, 11, 0, 20]],
    [20, 20, [1, 0, 17, 18, 19, 20]],
  ])("page %i of %i", (page, pages, shown) => expect(pageWindow(page, pages)).toEqual(shown));

  it("counts pages, at least one", () => {
    expect([pageCount(0, 10), pageCount(10, 10), pageCount(23, 10)]).toEqual([1, 1, 3]);
  });
});
