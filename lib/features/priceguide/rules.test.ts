import { describe, expect, it } from "vitest";
import { editedGuide } from "@/lib/price/edits";
import { guideParts, guideWithFit } from "./rules";
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
  others: {},
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

  it("a second driver rides along as long as the detour lasts; of several buses none by itself", () => {
    const two = guide();
    if (two.ride) two.ride.question = { ...two.ride.question, drivers: 2, secondDriverHours: 15 };
    expect(asked(guideWithFit(two, ride)).secondDriverHours).toBe(16);
    expect(guideWithFit(guide({ count: 2 }), ride)).toEqual(guide({ count: 2 }));
  });
});

describe("the guide for the buses that stand in an offer", () => {
  const bus = (design: string, capacity: number) => ({ id: `${design} ${capacity}`, design, capacity });
  const [coach, midibus, decker] = [bus("coach", 49), bus("midibus", 33), bus("doubledecker", 78)];
  const fit = { ...ride, bus: { id: midibus.id } };
  const told = (...args: Parameters<typeof guideParts>) =>
    guideParts(...args).map(({ from, guide: { record } }) => [from, record.question?.vehicle, record.question?.count]);

  it("reckons the kind of the chosen bus, not the smallest that would do; as many as the group asks for", () => {
    expect(told(guide(), { buses: [], fit: null, quantity: 1 })).toEqual([["yard", "coach", 1]]);
    expect(told(guide(), { buses: [decker], fit: null, quantity: 1 })).toEqual([["yard", "doubledecker", 1]]);
    expect(told(guide({ count: 2 }), { buses: [midibus], fit: null, quantity: 2 })).toEqual([["yard", "midibus", 2]]);
    const dearer = guideParts(guide(), { buses: [decker], fit: null, quantity: 1 })[0];
    expect(editedGuide(asked(dearer?.guide ?? guide())).net.typical).toBeGreaterThan(editedGuide(question).net.typical);
  });

  it("a kind without prices is that of its seats", () => {
    const priced = (...one: Parameters<typeof bus>) =>
      told(guide(), { buses: [bus(...one)], fit: null, quantity: 1 })[0]?.[1];
    expect([priced("nightliner", 16), priced("linebus", 50), priced("barrierfree", 90)]).toEqual([
      "smallbus",
      "coach",
      "doubledecker",
    ]);
  });

  it("with a bus that fits it is that bus's kind, on the ride as from a post", () => {
    expect(told(guide(), { buses: [midibus], fit, quantity: 1 })).toEqual([["ride", "midibus", 1]]);
    const free = { ...fit, directKm: null };
    expect(told(guide(), { buses: [midibus], fit: free, quantity: 1 })).toEqual([["post", "midibus", 1]]);
    const [part] = guideParts(guide(), { buses: [midibus], fit, quantity: 1 });
    expect(asked(part?.guide ?? guide())).toMatchObject({ vehicle: "midibus", deadKm: { DE: 13, AT: 5 } });
  });

  it("of several one comes with the ride, all others from the yard, kind by kind", () => {
    const offered = { buses: [coach, midibus, bus("coach", 53)], fit, quantity: 1 };
    expect(told(guide({ count: 2 }), offered)).toEqual([
      ["ride", "midibus", 1],
      ["yard", "coach", 2],
    ]);
    expect(told(guide({ count: 3 }), { buses: [], fit, quantity: 3 })).toEqual([
      ["ride", "coach", 1],
      ["yard", "coach", 2],
    ]);
    const atYard = { ...fit, directKm: null, supply: { id: null } };
    expect(told(guide(), { ...offered, fit: atYard })).toEqual([
      ["yard", "coach", 2],
      ["yard", "midibus", 1],
    ]);
  });

  it("has the company's accepted offers of each kind", () => {
    const own = { offers: null, fitted: { margin: 0.2 } };
    const known = { ...guide(), fitted: { margin: 0.1 }, others: { midibus: own } };
    const fitted = (chosen: typeof coach) =>
      guideParts(known, { buses: [chosen], fit: null, quantity: 1 })[0]?.guide.fitted;
    expect([fitted(coach), fitted(midibus), fitted(decker)]).toEqual([{ margin: 0.1 }, { margin: 0.2 }, null]);
  });
});
