import { describe, expect, it } from "vitest";
import { allAt } from "@/lib/features/unsubscription/rules";
import { fields, type SettingsValues, valuesOf } from "./values";

const { conflictsOf, isChanged, mergeValues } = fields;

const base: SettingsValues = valuesOf({
  kinds: ["grouprequest", "vacancy"],
  vehicleTypes: [],
  bases: [],
  passengers: { min: 20 },
  dates: {},
  length: { unit: "hours" },
  ahead: {},
  fleetMeetsNeeds: false,
  mail: "now",
  mails: allAt("now"),
  version: 3,
});

describe("values of the filter settings", () => {
  it("is unchanged where the same boxes are ticked in another order", () => {
    expect(isChanged({ ...base, kinds: ["vacancy", "grouprequest"] }, base)).toBe(false);
    expect(isChanged({ ...base, passengers: { min: 20, max: 60 } }, base)).toBe(true);
  });

  it("is unchanged where a base's place comes back with its keys in another order", () => {
    const location = { longitude: 12.1, latitude: 49.01 };
    const place = { address: "Regensburg", placeId: "geo:1", address_fields: {}, location } as never;
    const again = { address_fields: {}, location: { latitude: 49.01, longitude: 12.1 }, placeId: "geo:1" };
    const stored = { ...base, bases: [{ place: { ...again, address: "Regensburg" } as never, radius: 100 }] };
    expect(isChanged({ ...base, bases: [{ place, radius: 100 }] }, stored)).toBe(false);
    expect(isChanged({ ...base, bases: [{ place, radius: 60 }] }, stored)).toBe(true);
  });

  it("begins with the other side's value where only the other side has changed it", () => {
    const mine = { ...base, mails: allAt("never") };
    const theirs = { ...base, mails: allAt("daily"), kinds: ["emergency" as const] };
    expect(conflictsOf({ base, mine, theirs })).toEqual([
      { name: "kinds", side: "theirs" },
      { name: "mails", side: "mine" },
    ]);
  });

  it("keeps the chosen fields of one and all others of the other", () => {
    const theirs = { ...base, mails: allAt("daily"), vehicleTypes: ["van" as const] };
    expect(mergeValues({ mine: base, theirs }, ["mails"])).toEqual({ ...theirs, mails: allAt("now") });
  });
});
