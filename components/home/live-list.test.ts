import { expect, it } from "vitest";
import { wholeFilter } from "@/components/busrequest/filter-address";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { listKey, withPinned } from "./live-list";

const row = (id: string) => ({ id }) as BusRequestRecord;

it("pins emergencies on top, once each", () => {
  const ids = withPinned([row("a"), row("b"), row("c")], [row("b"), row("x")]).map(({ id }) => id);
  expect(ids).toEqual(["b", "x", "a", "c"]);
});

it("names the counts by the filter without its kinds", () => {
  const one = listKey({ ...wholeFilter, kinds: ["vacancy"] }, 2).split("#")[1];
  expect(one).toBe(listKey(wholeFilter, 1).split("#")[1]);
});
