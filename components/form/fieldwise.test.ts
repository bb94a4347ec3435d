import { expect, it } from "vitest";
import { fieldwise, textOf } from "./fieldwise";

type Values = { name: string; tags: string[]; shown: { mail: boolean; phone: boolean } };
const fields = fieldwise<Values, "name" | "tags" | "shown.mail" | "shown.phone">(
  ["name", "tags", "shown.mail", "shown.phone"],
  (value, name) => (name === "tags" ? [...(value as string[])].sort() : value),
);
const base: Values = { name: "Eva", tags: ["a", "b"], shown: { mail: true, phone: false } };

it("is the same text whatever the order of keys, and where what is empty is left out", () => {
  expect(textOf({ a: 1, b: { c: "", d: null, e: 2 } })).toBe(textOf({ b: { e: 2 }, a: 1 }));
  expect([textOf(null), textOf(undefined)]).toEqual([textOf(""), textOf("")]);
  expect(textOf([1, 2])).not.toBe(textOf([2, 1]));
});

it("is changed by what is compared, not by its order", () => {
  expect(fields.isChanged({ ...base, tags: ["b", "a"] }, base)).toBe(false);
  expect(fields.isChanged({ ...base, shown: { mail: true, phone: true } }, base)).toBe(true);
});

it("starts with theirs where they alone have touched it, with mine where both have", () => {
  const mine = { ...base, name: "Eva K." };
  const theirs = { ...base, name: "Ewa", shown: { mail: false, phone: false } };
  expect(fields.conflictsOf({ base, mine, theirs })).toEqual([
    { name: "name", side: "mine" },
    { name: "shown.mail", side: "theirs" },
  ]);
});

it("puts a field inside another into their version, which stays as it was", () => {
  const mine = { ...base, shown: { mail: false, phone: true } };
  const theirs = { ...base, name: "Ewa" };
  expect(fields.mergeValues({ mine, theirs }, ["shown.phone"])).toEqual({
    ...theirs,
    shown: { mail: true, phone: true },
  });
  expect(theirs.shown.phone).toBe(false);
});
