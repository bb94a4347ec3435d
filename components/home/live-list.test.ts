import { expect, it } from "vitest";
import { wholeFilter } from "@/components/busrequest/filter-address";
import { kinds } from "@/lib/features/busrequest/rules/kinds";
import type { LineRequest } from "@/lib/features/busrequest/rules/line";
import { boardPlan, boardSize, countOf, listKey, mixed } from "./live-list";

const row = (id: string, date: number) => ({ id, date }) as LineRequest;

it("the overview pins emergencies apart, and mixes the other kinds for visitors", () => {
  const listed = ["grouprequest", "vacancy", "emptyride"];
  expect(boardPlan(wholeFilter, null, true)).toEqual({ listed, pins: true, mixes: true });
  expect(boardPlan(wholeFilter, null, false)).toEqual({ listed, pins: true, mixes: false });
  const two = { ...wholeFilter, kinds: ["vacancy", "emergency"] as const };
  expect(boardPlan(two, null, true)).toEqual({ listed: ["vacancy"], pins: true, mixes: false });
});

it("a page of the list, and one kind by itself, are plain lists", () => {
  expect(boardPlan(wholeFilter, 1, true)).toEqual({ listed: kinds, pins: false, mixes: false });
  const one = { ...wholeFilter, kinds: ["emergency"] as const };
  expect(boardPlan(one, null, true)).toEqual({ listed: ["emergency"], pins: false, mixes: false });
});

it("no kind pushes the others off the board, and all go by their start", () => {
  const many = Array.from({ length: 20 }, (_, index) => row(`v${index}`, index));
  const ids = mixed([[row("g", 900), row("h", 950)], many, [row("e", 5.5)]]).map(({ id }) => id);
  expect(ids).toEqual(["v0", "v1", "v2", "v3", "v4", "v5", "e", "v6", "g", "h"]);
  expect(ids).toHaveLength(boardSize);
});

it("names the counts by the filter without its kinds, and adds them up", () => {
  const one = listKey({ ...wholeFilter, kinds: ["vacancy"] }, 2).split("#")[1];
  expect(one).toBe(listKey(wholeFilter, null).split("#")[1]);
  expect(countOf(["vacancy", "emergency"], { vacancy: 40, emergency: 2, emptyride: 9 })).toBe(42);
});
