import { expect, it } from "vitest";
import { movedTo } from "./upload-pictures";

it("moves one picture forward or back and keeps all others in their order", () => {
  const pictures = ["bay", "lobby", "garden"];
  expect(movedTo(pictures, 2, 1)).toEqual(["bay", "garden", "lobby"]);
  expect(movedTo(pictures, 0, 1)).toEqual(["lobby", "bay", "garden"]);
  expect(movedTo(pictures, 0, 2)).toEqual(["lobby", "garden", "bay"]);
  expect(pictures).toEqual(["bay", "lobby", "garden"]);
});
