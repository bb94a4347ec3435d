import { describe, expect, it } from "vitest";
import { veil, veiled } from "./veil";

const place = {
  address: "Bahnhofstraße 1, Regensburg",
  placeId: "x",
  address_fields: { street: "Bahnhofstraße", number: "1", city: "Regensburg" },
  location: { longitude: 12.1, latitude: 49 },
};

describe("what the audit table keeps of a record", () => {
  it("veils what may tell of a person, keeps states, numbers and dates", () => {
    expect(veil({ state: "active", passengers: 4, email: "eva@verein.example", phone: null })).toEqual({
      state: "active",
      passengers: 4,
      email: veiled,
      phone: null,
    });
  });

  it("leaves out a personal value that did not change, and shows that one did", () => {
    const before = { email: "a@kern.example", phone: "+49 1234", version: 1 };
    const after = { ...before, phone: "+49 5678", version: 2 };
    expect(veil(before, after)).toEqual({ phone: veiled, version: 1 });
    expect(veil(after, before)).toEqual({ phone: veiled, version: 2 });
  });

  it("keeps of a place its town alone", () => {
    const kept = veil({ start: { address: place, date: 7 }, stops: [place] }, {});
    expect(kept).toEqual({ start: { address: { city: "Regensburg" }, date: 7 }, stops: [{ city: "Regensburg" }] });
  });
});
