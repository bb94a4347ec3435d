import { describe, expect, it } from "vitest";
import { conflictsOf, isChanged, mergeValues, type SettingsValues, valuesOf } from "./values";

const base: SettingsValues = valuesOf({
  ...{
    kinds: ["grouprequest", "vacancy"],
    vehicleTypes: [],
    bases: [],
    passengers: { min: 20 },
    mail: "now",
    version: 3,
  },
});

describe("values of the filter settings", () => {
  it("is unchanged where the same boxes are ticked in another order", () => {
    expect(isChanged({ ...base, kinds: ["vacancy", "grouprequest"] }, base)).toBe(false);
    expect(isChanged({ ...base, passengers: { min: 20, max: 60 } }, base)).toBe(true);
  });

  it("begins with the other side's value where only the other side has changed it", () => {
    const mine = { ...base, mail: "never" as const };
    const theirs = { ...base, mail: "daily" as const, kinds: ["emergency" as const] };
    expect(conflictsOf({ base, mine, theirs })).toEqual([
      { name: "kinds", side: "theirs" },
      { name: "mail", side: "mine" },
    ]);
  });

  it("keeps the chosen fields of one and all others of the other", () => {
    const theirs = { ...base, mail: "daily" as const, vehicleTypes: ["van" as const] };
    expect(mergeValues({ mine: base, theirs }, ["mail"])).toEqual({ ...theirs, mail: "now" });
  });
});
