import { describe, expect, it } from "vitest";
import { editedGuide } from "@/lib/price/edits";
import { guideWithFit } from "./rules";
import type { BidderGuide, GuideQuestion } from "./schema";

/** P07 of the worked cases: 200 km one way, empty back. */
const question: GuideQuestion = {
  vehicle: "coach",
  month: 4,
  days: [{ dutyHours: 7 }],
  nights: 0,
  hotelByCustomer: false,
  drivers: 1,
  secondDriverHours: 0,
  count: 1,
  foreignGroup: false,
  paidKm: { DE: 200 },
  deadKm: { DE: 150, AT: 50 },
};
const guide = (changes: Partial<GuideQuestion> = {}, waits = true): BidderGuide => ({
  record: {
    missing: [],
    guide: null,
    question: { ...question, ...changes },
    verdict: "oneDriver",
    waits,
    way: null,
  },
  ride: { verdict: "oneDriver", question: { ...question, days: [{ dutyHours: 3.5 }], deadKm: {} } },
  own: {},
  offers: null,
  fitted: null,
});
const ride = { directKm: 385, extraKm: 18, extraMinutes: 52, startKm: 74, endKm: 129, supply: { id: "ride" } };
const asked = (shown: BidderGuide) => shown.record.question as GuideQuestion;

describe("the guide with a bus that fits", () => {
  it("on an empty ride: the detour alone is empty, hours are those with the group and what the ride takes longer (P07, P08)", () => {
    const on = asked(guideWithFit({ ...guide({ deadKm: { DE: 200 } }) }, ride));
    expect(on).toMatchObject({ deadKm: { DE: 18 }, days: [{ dutyHours: 4.5 }], paidKm: { DE: 200 } });
    expect(editedGuide(asked(guide({ deadKm: { DE: 200 } }))).net.typical).toBe(1020);
    expect(editedGuide(on).net.typical).toBe(615);
  });

  it("the detour lies in the countries of the empty km; none is still none", () => {
    expect(asked(guideWithFit(guide(), ride)).deadKm).toEqual({ DE: 13, AT: 5 });
    expect(asked(guideWithFit(guide({ deadKm: {} }), ride)).deadKm).toEqual({ DE: 18 });
    expect(asked(guideWithFit(guide(), { ...ride, extraKm: 0 })).deadKm).toEqual({ DE: 0, AT: 0 });
  });

  it("from where a free bus is posted: out and home, twice where it goes home in between; from the yard as it is", () => {
    const free = { ...ride, directKm: null, startKm: 20.4, endKm: 40.2, extraKm: 60.6 };
    expect(asked(guideWithFit(guide(), free)).deadKm).toEqual({ DE: 46, AT: 15 });
    expect(asked(guideWithFit(guide({}, false), free)).deadKm).toEqual({ DE: 91, AT: 30 });
    expect(guideWithFit(guide(), { ...free, supply: { id: null } })).toEqual(guide());
  });

  it("a second driver rides along as long as the detour lasts; several buses come from the yard", () => {
    const two = guide();
    if (two.ride) two.ride.question = { ...two.ride.question, drivers: 2, secondDriverHours: 15 };
    expect(asked(guideWithFit(two, ride)).secondDriverHours).toBe(16);
    expect(guideWithFit(guide({ count: 2 }), ride)).toEqual(guide({ count: 2 }));
  });
});
