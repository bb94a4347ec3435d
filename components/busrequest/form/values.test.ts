import { describe, expect, it } from "vitest";
import { busRequestChange, busRequestInput } from "@/lib/features/busrequest/schema/input";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { typedPlace } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";
import { noNeeds } from "@/lib/features/busrequest/rules/needs";
import { checkValues } from "./check";
import { needsOf, needValuesOf } from "./need-values";
import { changeOf, draftOf, emptyValues, endDateOf, type RequestValues, stopOf, valuesOf } from "./values";

const now = Date.parse("2027-01-10T10:00:00Z");
const hour = 3_600_000;
const later = now + 48 * hour;

const place = (city: string, longitude: number, latitude: number): Place => ({
  address: `${city}, Deutschland`,
  placeId: `geo:${city}`,
  address_fields: { street: "", number: "", city, postal_code: "", country: "Deutschland", countryISO3166Code: "DE" },
  location: { longitude, latitude },
});
const regensburg = place("Regensburg", 12.1016, 49.0134);
const prague = place("Prag", 14.4378, 50.0755);
const person = { companyName: "Katrin Hofmann", email: "k@example.org", passengers: 42, consent: true };
const trip = { start: { address: regensburg, date: later }, end: { address: prague } };
const filled = (more: Partial<RequestValues> = {}) => ({
  ...emptyValues("grouprequest", { ...person, ...trip }),
  ...more,
});
const receiver = { id: "01a1fc71-b81e-715f-b40b-8863a68b9193", name: "Donaubus", slug: "donaubus" };
const asked = { receiver: null, needsConsent: true, edited: false };
const paths = (values: RequestValues, check = asked) => checkValues(values, check, now).map(({ path }) => path);

describe("what a posting sends", () => {
  it("passes the server's schema and estimates the arrival of a one-way trip", () => {
    const draft = busRequestInput.parse(draftOf(filled(), null, false));
    // 207 km straight, times 1.25, at 70 km/h.
    expect((draft.end.date - later) / hour).toBeGreaterThan(3.5);
    expect((draft.end.date - later) / hour).toBeLessThan(4);
    expect([draft.mode, draft.company]).toEqual(["collective", undefined]);
  });

  it("takes an hour at least, and the typed end where one is asked for", () => {
    expect(endDateOf(filled({ end: { address: regensburg, date: null } }))).toBe(later + hour);
    const back = filled({ transferType: "transfertwoway", end: { address: prague, date: later + 9 * hour } });
    expect(endDateOf(back)).toBe(later + 9 * hour);
  });

  it("names the company only where the author chose it", () => {
    expect(draftOf(filled({ mode: "individual" }), receiver, true)).toMatchObject({
      mode: "individual",
      company: receiver.id,
      fromSingleRequest: true,
    });
    expect(draftOf(filled(), receiver, true)).not.toHaveProperty("company");
  });

  it("goes to the company that was picked in the form, to nobody before one is, and never to all instead", () => {
    const { id, name } = receiver;
    const picked = filled({ mode: "individual", receiver: { id, name } });
    expect(draftOf(picked, null, false)).toMatchObject({ mode: "individual", company: id, fromSingleRequest: false });
    expect(paths(picked)).toEqual([]);
    const open = filled({ mode: "individual" });
    expect(draftOf(open, null, false)).toMatchObject({ mode: "individual" });
    expect(paths(open)).toEqual(["receiver"]);
    expect(paths(filled({ receiver: { id, name } }))).toEqual([]);
    expect(draftOf(filled({ receiver: { id, name } }), null, false)).not.toHaveProperty("company");
  });

  it("leaves the far end of a free bus open, and writes a typed street into the address", () => {
    const street = {
      ...regensburg,
      address_fields: { ...regensburg.address_fields, street: "Goethestraße", number: "1" },
    };
    const free = emptyValues("vacancy", {
      ...person,
      start: { address: street, date: later },
      end: { date: later + hour },
    });
    const draft = draftOf(free, null, false);
    expect(draft.end.address).toBeNull();
    expect(draft.start.address.address).toBe("Goethestraße 1, Regensburg, Deutschland");
    expect(paths(free, { ...asked, needsConsent: false })).toEqual([]);
  });

  it("changes only what an edit may change", () => {
    expect(() => busRequestChange.parse(changeOf(filled(), 3))).not.toThrow();
    expect(changeOf(filled(), 3)).not.toHaveProperty("category");
  });
});

describe("what the group needs", () => {
  const needs = (more: Partial<RequestValues["needs"]>) => ({ ...emptyValues("grouprequest").needs, ...more });

  it("is sent as numbers, words and cents; what is not chosen is not asked for", () => {
    const asked = needs({ childSeats: 2, luggage: "one", budget: { amount: "1.800,50", vat: "on" } });
    const draft = busRequestInput.parse(draftOf(filled({ needs: asked, mobile: " +49 171 5566778 " }), null, false));
    expect(draft.needs).toEqual({
      ...noNeeds,
      childSeats: 2,
      luggage: "one",
      budget: { amount: 180_050, vatIncluded: false },
    });
    expect(draft.mobile).toBe("+49 171 5566778");
    expect(busRequestInput.parse(draftOf(filled(), null, false)).needs).toEqual(noNeeds);
  });

  it("comes back into the form as it was typed", () => {
    const values = needs({ walkingFrames: 3, driverLanguage: "cs", busStays: true });
    expect(needValuesOf(needsOf(values))).toEqual(values);
    expect(needValuesOf({ ...noNeeds, budget: { amount: 180_050, vatIncluded: true } }).budget.amount).toBe("1800.50");
  });

  it("is wrong at its field, and has no place in a free bus", () => {
    expect(paths(filled({ needs: needs({ wheelchairPlaces: 51 }) }))).toEqual(["needs.wheelchairPlaces"]);
    expect(paths(filled({ needs: needs({ budget: { amount: "viel", vat: "in" } }) }))).toEqual(["needs.budget.amount"]);
    expect(paths(filled({ mobile: "morgen" }))).toEqual(["mobile"]);
    const free = emptyValues("vacancy", { ...person, needs: needs({ toilet: true }), mobile: "+49 171 5566778" });
    expect(draftOf(free, null, false)).toMatchObject({ needs: null, mobile: null });
  });
});

describe("what is wrong", () => {
  it("finds nothing in a complete form", () => expect(paths(filled())).toEqual([]));

  it("wants a place chosen, not only typed, at the ends and between", () => {
    const typed = filled({ start: { address: typedPlace("Regensburg"), date: later }, stops: [typedPlace("Pilsen")] });
    expect(checkValues(typed, asked, now).map(({ path, message }) => `${path} ${message}`)).toEqual(
      expect.arrayContaining(["start.address AddressMissing", "stops.0 AddressMissing"]),
    );
  });

  it("wants dates that are there, ahead, and in order", () => {
    expect(paths(filled({ start: { address: regensburg, date: null } }))).toEqual(["start.date"]);
    expect(paths(filled({ start: { address: regensburg, date: now - hour } }))).toEqual(["start.date"]);
    const early = { transferType: "transfertwoway", end: { address: prague, date: later - hour } } as const;
    expect(paths(filled(early))).toEqual(["end.date"]);
  });

  it("keeps a start that has gone by in an edit", () => {
    const past = filled({ start: { address: regensburg, date: now - hour } });
    expect(paths(past, { ...asked, edited: true })).toEqual([]);
  });

  it.each([0, 501, 1.5])("refuses %d passengers", (passengers) =>
    expect(paths(filled({ passengers }))).toEqual(["passengers"]),
  );

  it("wants consent of a private author and a phone for a replacement bus", () => {
    expect(paths(filled({ consent: false }))).toEqual(["consent"]);
    const stranded = emptyValues("emergency", { ...person, ...trip });
    expect(paths(stranded, { ...asked, needsConsent: false })).toEqual(["phone"]);
  });
});

it("knows the stop of every field", () => {
  expect(["start.address", "stops.2", "passengers", "phone", "elsewhere"].map(stopOf)).toEqual([
    "trip",
    "trip",
    "group",
    "contact",
    "contact",
  ]);
});

describe("what is asked for a free bus of the fleet", () => {
  const own = { ...person, ...trip, bus: receiver.id, end: { address: prague, date: later + hour } };
  const free = (amount: string) =>
    emptyValues("vacancy", { ...own, askingPrice: { amount, currency: "EUR", vat: "on" } });

  it("is sent in cents; nothing typed is on request, what is no price stands at its field", () => {
    const price = { amount: 124_050, currency: "EUR", vatIncluded: false };
    expect(draftOf(free("1.240,5"), null, false)).toMatchObject({ bus: receiver.id, askingPrice: price });
    expect(draftOf(free(" "), null, false).askingPrice).toBeNull();
    expect(paths(free("teuer"))).toEqual(["askingPrice.amount"]);
  });

  it("comes back as it was typed, and no other kind sends it", () => {
    const record = { ...draftOf(free("1240.5"), null, false), contact: null } as unknown as BusRequestRecord;
    expect(valuesOf(record)).toMatchObject({ bus: receiver.id, askingPrice: { amount: "1240.50", vat: "on" } });
    expect(draftOf(filled({ bus: receiver.id }), null, false)).not.toHaveProperty("bus");
  });
});
