import { expect, it } from "vitest";
import { drawnOnce } from "./drawn-once";
import type { LngLat, MapLine } from "./types";

const town = (name: string): LngLat => [name.charCodeAt(0), 48];
const line = (id: string, towns: string, more: Partial<MapLine> = {}): MapLine => {
  return { id, look: "empty", coordinates: [...towns].map(town), ...more };
};
const told = (lines: MapLine[]) =>
  lines.map(({ coordinates }) => coordinates.map(([at]) => String.fromCharCode(at)).join(""));

it("a road that two empty rides share is drawn once, also where they meet head on", () => {
  expect(told(drawnOnce([line("1", "abcd"), line("2", "xbcy"), line("3", "dcz")]))).toEqual(["abcd", "xb", "cy", "cz"]);
  expect(told(drawnOnce([line("1", "abc"), line("2", "cba")]))).toEqual(["abc"]);
});

it("the chosen ride is whole, and what lies beside it waits", () => {
  expect(told(drawnOnce([line("1", "abcd"), line("2", "bcd", { selected: true })]))).toEqual(["ab", "bcd"]);
});

it("ferries stay where they are; ways with a group and single rides are as they were", () => {
  const [, part] = drawnOnce([line("1", "ab"), line("2", "abcde", { ferries: [[2, 3]] })]);
  expect(part).toMatchObject({ coordinates: [..."bcde"].map(town), ferries: [[1, 2]] });
  const groups = [line("1", "abc", { look: "group" }), line("2", "abc", { look: "groups" }), line("3", "abc")];
  expect(drawnOnce(groups)).toEqual(groups);
});
