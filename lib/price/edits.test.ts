import { describe, expect, it } from "vitest";
import { editedGuide, valuesOfGuide } from "./edits";
import { priceGuide } from "./guide";
import { priceParameters, withChanges } from "./parameters";

const dayTrip = {
  vehicle: "coach",
  month: 6,
  days: [{ dutyHours: 13, startMinute: 450 }],
  paidKm: { DE: 372, AT: 28 },
  deadKm: { DE: 20 },
};

describe("editedGuide", () => {
  it("unchanged is the formula's own", () => {
    const { gross, tolls, ...guide } = editedGuide(dayTrip);
    const { gross: whole, ...formula } = priceGuide(dayTrip);
    expect(guide).toEqual(formula);
    expect(tolls.map(({ country }) => country)).toEqual(["AT"]);
    expect(tolls[0]?.amount).toBeCloseTo(formula.parts.tolls, 1);
    expect(Math.abs(gross.typical - whole)).toBeLessThanOrEqual(2.5);
  });

  it("every value shown, given back as an edit, changes nothing", () => {
    const values = valuesOfGuide(dayTrip, priceParameters);
    expect(editedGuide(dayTrip, values).net).toEqual(editedGuide(dayTrip).net);
  });

  it("takes other km in the same shares of the countries, other rates, margin and season", () => {
    const guide = editedGuide(dayTrip, { paidKm: 800, perKm: 1, margin: 0, season: 1, extras: 30 });
    expect(guide.parts).toMatchObject({ paidKm: 800, deadKm: 20, margin: 0, season: 0, extras: 30 });
    expect(guide.vat[1]?.net).toBeCloseTo((guide.net.typical * 28) / 400, 1);
  });

  it("empty km that nobody knew of are driven at home", () => {
    expect(editedGuide({ ...dayTrip, deadKm: {} }, { deadKm: 50 }).parts.deadKm).toBeCloseTo(47.5, 5);
  });

  it("an operator's own rates are the base, and what it changes stands above them", () => {
    const own = { vehicle: { coach: { perKm: 2 } } };
    expect(editedGuide(dayTrip, {}, own).parts.paidKm).toBe(800);
    expect(editedGuide(dayTrip, { perKm: 1 }, own).parts.paidKm).toBe(400);
    expect(withChanges(own).vehicle.coach?.perDay).toBe(priceParameters.vehicle.coach?.perDay);
  });
});
