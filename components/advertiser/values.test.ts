import { expect, it } from "vitest";
import { type EntryValues, fields, valuesOf } from "./values";

const { conflictsOf, isChanged, mergeValues } = fields;

const texts = (de: string) => ({ de, en: "", es: "" });
const base: EntryValues = valuesOf({
  ...{ company: "c", title: texts("Haus"), text: texts("Saal"), picture: null, video: null, active: true },
  ...{ paid: true, version: 3 },
});

it("is unchanged where the languages come in another order", () => {
  expect(isChanged({ ...base, title: { es: "", en: "", de: "Haus" } }, base)).toBe(false);
  expect(isChanged({ ...base, title: texts("Hof") }, base)).toBe(true);
});

it("what the other side alone has touched starts with its value, what both did with mine", () => {
  const mine = { ...base, title: texts("Hof") };
  const theirs = { ...base, title: texts("Gut"), active: false };
  expect(conflictsOf({ base, mine, theirs })).toEqual([
    { name: "title", side: "mine" },
    { name: "active", side: "theirs" },
  ]);
  expect(mergeValues({ mine, theirs }, ["title"])).toEqual({ ...theirs, title: mine.title });
});
