import { describe, expect, it } from "vitest";
import { changedParts } from "./rules";
import type { OfferContent } from "./schema";

const offer: OfferContent = {
  price: { amount: 124_000, currency: "EUR" },
  vatIncluded: true,
  vatRate: 19,
  bus: null,
  more: [],
  vehicle: "Setra",
  alternative: null,
  reason: "",
  included: ["tolls", "wifi"],
  notIncluded: [],
  confirms: [],
  cancellation: "",
  validUntil: 1,
  description: "",
};

describe("what of an offer has changed", () => {
  it("is told by part, price first; another order is no change", () => {
    expect(changedParts(offer, { ...offer, included: ["wifi", "tolls"] })).toEqual([]);
    expect(changedParts(offer, { ...offer, validUntil: 2, vatRate: 7 })).toEqual(["price", "validUntil"]);
    const bus = { id: crypto.randomUUID(), design: "coach", capacity: 49, name: null } as const;
    expect(changedParts(offer, { ...offer, bus, vehicle: "" })).toEqual(["vehicle"]);
  });
});
