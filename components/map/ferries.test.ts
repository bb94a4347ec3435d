import { expect, it } from "vitest";
import { piecesOf } from "./ferries";

const points = ["a", "b", "c", "d", "e", "f"];
const told = (...ferries: [number, number][]) =>
  piecesOf({ coordinates: points, ferries }).map((piece) => `${piece.sailed ? "~" : "-"}${piece.points.join("")}`);

it("a way is driven and sailed in turn, each piece where the one before ends", () => {
  expect(told()).toEqual(["-abcdef"]);
  expect(told([2, 3])).toEqual(["-abc", "~cd", "-def"]);
  expect(told([0, 1], [3, 5])).toEqual(["~ab", "-bcd", "~def"]);
});

it("a ferry that goes on is one piece", () => {
  expect(told([1, 2], [2, 4])).toEqual(["-ab", "~bcde", "-ef"]);
});

it("a line of one point, or of none, has no piece", () => {
  expect(piecesOf({ coordinates: ["a"] })).toEqual([]);
  expect(piecesOf({ coordinates: [] })).toEqual([]);
});
