import { describe, expect, it } from "vitest";
import type { OfferRecord } from "@/lib/features/offer/schema";
import { missingIn } from "./missing";

const offer = (changes: Partial<OfferRecord> = {}) =>
  ({
    ...{ price: { amount: 124_000, currency: "EUR" }, vatIncluded: true, vatRate: 19, seatsSpare: 3, needs: [] },
    ...{ included: ["tolls"], notIncluded: [], ladder: [], cancellation: "" },
    ...changes,
  }) as unknown as OfferRecord;

describe("what an offer lacks", () => {
  it("is nothing for one that says all and has room", () => {
    const nothing = { seats: 0, unmet: [], ask: [], rate: false, notIncluded: [], unsaid: [], terms: false };
    expect(missingIn(offer(), [offer()])).toEqual(nothing);
  });
  it("is what it says it has not, and what it leaves open that others have in their price", () => {
    const other = offer({ included: ["tolls", "parking", "ferry", "Reiseleitung"] });
    const poor = offer({ included: [], notIncluded: ["ferry"], ladder: null });
    const missing = missingIn(poor, [poor, other]);
    expect(missing).toMatchObject({ notIncluded: ["ferry"], unsaid: ["tolls", "parking"], terms: true });
  });
  it("is seats, needs, and a rate that nobody named", () => {
    const needs = [{ need: "toilet", fit: "unmet" } as const, { need: "wifi", fit: "ask" } as const];
    const small = offer({ seatsSpare: -4, needs, vatIncluded: false, vatRate: null });
    expect(missingIn(small, [small])).toMatchObject({ seats: 4, unmet: ["toilet"], ask: ["wifi"], rate: true });
  });
});
