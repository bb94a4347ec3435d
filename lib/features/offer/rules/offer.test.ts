import { seatsSpare, takeTogether } from "@/lib/features/busrequest/rules/seats";
import { describe, expect, it } from "vitest";
import { noNeeds } from "@/lib/features/busrequest/rules/needs";
import {
  bestBus,
  bestBuses,
  budgetGap,
  afterAction,
  grossAmount,
  mayWrite,
  type OfferState,
  orderedOffers,
  offerStates,
  proposedValidUntil,
  runsOutSoon,
  stateAt,
  takesOffers,
  validityError,
  validUntilAfter,
  whereState,
  withSeatWords,
} from "./offer";
import { parsePrice, parseRate } from "./price";

const now = Date.UTC(2027, 4, 10, 8);
const day = 86_400_000;
const trip = { category: "grouprequest", start: now + 3 * day, end: now + 5 * day };

const ends = offerStates.filter((state) => state !== "open");
describe("transition table of an offer", () => {
  const endsOf = (state: OfferState) =>
    (["accept", "decline", "withdraw", "expire"] as const).map((action) => afterAction(state, action));
  it("leads from open to each of the four ends, and nowhere from there", () => {
    expect(endsOf("open")).toEqual(["accepted", "declined", "withdrawn", "expired"]);
    for (const state of ends) expect(endsOf(state)).toEqual([null, null, null, null]);
  });
  it("lets the sides write while it is open or accepted", () => {
    expect(offerStates.filter(mayWrite)).toEqual(["open", "accepted"]);
  });
});

describe("how an offer stands", () => {
  it("has expired from its last moment on, whether or not that is written down; an end stays what it is", () => {
    const offer = { state: "open", validUntil: now } as const;
    expect([stateAt(offer, now - 1), stateAt(offer, now)]).toEqual(["open", "expired"]);
    expect(stateAt({ state: "open", validUntil: new Date(now) }, new Date(now + 1))).toBe("expired");
    for (const state of ends) expect(stateAt({ state, validUntil: 0 }, now)).toBe(state);
  });
  it("is asked of the database by the same rule: each offer stands under one state", () => {
    const at = new Date(now);
    expect(whereState("open", at)).toEqual({ state: "open", validUntil: { gt: at } });
    expect(whereState("expired", at).OR).toContainEqual({ state: "open", validUntil: { lte: at } });
    expect(whereState("declined", at)).toEqual({ state: "declined" });
  });
});

describe("validity", () => {
  it("refuses a past one and one after the start", () => {
    expect(validityError(now, trip, now)).toBe("validUntilPast");
    expect(validityError(trip.start + 1, trip, now)).toBe("validUntilLate");
    expect(validityError(trip.start, trip, now)).toBeNull();
  });
  it("lets an offer for an emergency stand until the ride is over", () => {
    const emergency = { category: "emergency", start: now - 1, end: now + day };
    expect(validityError(now + 1_000, emergency, now)).toBeNull();
  });
  it("proposes six in the evening a week from now, else of the last day before the start", () => {
    const six = (date: number) => Date.UTC(2027, 4, date, 16);
    expect(proposedValidUntil({ ...trip, start: now + 30 * day }, now)).toBe(six(17));
    expect(proposedValidUntil(trip, now)).toBe(six(12));
    expect(proposedValidUntil({ ...trip, start: six(13) }, now)).toBe(six(13));
    expect(proposedValidUntil({ ...trip, start: six(10) - 1 }, now)).toBe(six(10) - 1);
    const winter = Date.UTC(2027, 9, 28, 8);
    expect(proposedValidUntil({ ...trip, start: winter + 90 * day }, winter)).toBe(Date.UTC(2027, 10, 4, 17));
  });
});

describe("how long an offer stands", () => {
  const minute = 60_000;
  it("is told in minutes and hours for emergencies, to the next quarter and never beyond its end", () => {
    const emergency = { category: "emergency", start: now - 30 * minute, end: now + 5 * 60 * minute };
    expect(validUntilAfter(15, emergency, now)).toBe(now + 15 * minute);
    expect(validUntilAfter(30, emergency, now + minute)).toBe(now + 45 * minute);
    expect(validUntilAfter(360, emergency, now)).toBe(emergency.end);
    expect(proposedValidUntil(emergency, now)).toBe(now + 60 * minute);
  });
  it("is told in days for groups, until six in the evening", () => {
    expect(validUntilAfter(2 * 24 * 60, { ...trip, start: now + 30 * day }, now)).toBe(Date.UTC(2027, 4, 12, 16));
    expect(validUntilAfter(2_880, { ...trip, start: now + day }, now)).toBe(Date.UTC(2027, 4, 10, 16));
  });
});

describe("the bus that fits best", () => {
  const plain = {
    wheelchairPlaces: 0,
    walkingFrames: null,
    childSeats: null,
    luggage: null,
    features: [],
    clash: null,
  };
  const bus = (id: string, capacity: number, more = {}) => ({ ...plain, id, capacity, ...more });
  const group = { passengers: 42, quantity: 1 };

  it("is free, large enough and leaves the fewest seats empty", () => {
    const buses = [
      bus("a", 57),
      bus("b", 49),
      bus("c", 35),
      bus("d", 44, { clash: "booked" }),
      bus("e", 43, { held: "x" }),
      bus("f", 42, { busy: "Werkstatt" }),
    ];
    expect(bestBus(buses, group, null)).toBe("b");
    expect(bestBus([bus("c", 35)], group, null)).toBeNull();
  });

  it("is two, where none takes the group alone: those with the fewest empty seats that are both free", () => {
    const buses = [bus("a", 80), bus("b", 50), bus("c", 45), bus("d", 45), bus("e", 40, { clash: "booked" })];
    const best = (passengers: number) => bestBuses(buses, { passengers, quantity: 1 }, null);
    expect(best(90)).toEqual({ ids: ["c", "d"], spare: 0 });
    expect(best(91)).toEqual({ ids: ["b", "c"], spare: 4 });
    expect(best(78)).toEqual({ ids: ["a"], spare: null });
    expect(best(131)).toEqual({ ids: ["b", "c", "d"], spare: 9 });
    const lifts = [bus("x", 50), bus("y", 40), bus("z", 49, { wheelchairPlaces: 2 })];
    const two = bestBuses(lifts, { passengers: 60, quantity: 1 }, { ...noNeeds, wheelchairPlaces: 2 });
    expect(two.ids).toEqual(["z", "y"]);
  });

  it("meets what the group needs before it is full", () => {
    const buses = [bus("a", 44), bus("b", 57, { wheelchairPlaces: 2 })];
    expect(bestBus(buses, group, { ...noNeeds, wheelchairPlaces: 2 })).toBe("b");
  });
});

describe("seats", () => {
  it("counts what is spare or missing in one of the buses", () => {
    expect(seatsSpare(49, { passengers: 42, quantity: 1 })).toBe(7);
    expect(seatsSpare(28, { passengers: 42, quantity: 1 })).toBe(-14);
    expect(seatsSpare(49, { passengers: 90, quantity: 2 })).toBe(4);
  });
  it("of several buses take the group together, ten of them at most", () => {
    expect(takeTogether([78, 78], { passengers: 80, quantity: 1 })).toBe(true);
    expect(takeTogether([78], { passengers: 80, quantity: 1 })).toBe(false);
    expect(takeTogether([30, 49], { passengers: 80, quantity: 1 })).toBe(false);
    expect(takeTogether(Array(11).fill(30), { passengers: 301, quantity: 1 })).toBe(false);
  });
  it("knows nothing without a bus or a number", () => {
    expect(seatsSpare(null, { passengers: 42, quantity: 1 })).toBeNull();
    expect(seatsSpare(49, { passengers: null, quantity: 1 })).toBeNull();
  });
});

describe("prices with tax", () => {
  const price = { amount: 169_900 };
  it("adds the rate to a net price, and knows nothing without one", () => {
    expect(grossAmount({ price, vatIncluded: true, vatRate: 19 })).toBe(169_900);
    expect(grossAmount({ price, vatIncluded: false, vatRate: 19 })).toBe(202_181);
    expect(grossAmount({ price, vatIncluded: false, vatRate: null })).toBeNull();
  });
});

describe("kinds", () => {
  it("takes offers for groups and emergencies alone", () => {
    expect(["grouprequest", "vacancy", "emptyride", "emergency"].filter(takesOffers)).toEqual([
      "grouprequest",
      "emergency",
    ]);
  });
});

describe("prices as they are typed", () => {
  const typed: [string, number][] = [
    ["1240", 124_000],
    ["1.240,00", 124_000],
    ["1,240.00", 124_000],
    ["1.240", 124_000],
    ["1240,5", 124_050],
    ["1 240,50 €", 124_050],
    ["0,01", 1],
    ["12.5", 1_250],
    ["1.234.567,89", 123_456_789],
  ];
  it.each(typed)("reads %s", (text, cents) => expect(parsePrice(text)).toBe(cents));
  it.each(["", "abc", "-1", "1,2,3", "12,345,6.7.8", "1e9", "1.2345"])("refuses %j", (text) => {
    expect(parsePrice(text)).toBeNaN();
  });
  it("reads a rate with a comma, nothing as open", () => {
    expect(parseRate("8,1 %")).toBe(8.1);
    expect(parseRate(" ")).toBeNull();
    expect(parseRate("x")).toBeNaN();
  });
});

it("tells seats in a bidder's words to be said in the reader's language", () => {
  const say = (count: number) => `${count} seats`;
  expect(withSeatWords("MAN Lion's Coach L, 57 Plätze", say)).toBe("MAN Lion's Coach L, 57 seats");
  expect(withSeatWords("Setra S 515 HD, 49 plazas, WC", say)).toBe("Setra S 515 HD, 49 seats, WC");
  expect(withSeatWords("51 Sitzplätze; 2 Rollstuhlplätze", say)).toBe("51 seats; 2 Rollstuhlplätze");
  expect(withSeatWords("Baujahr 2022", say)).toBe("Baujahr 2022");
});

it("warns of an open offer within its last day", () => {
  const open = { state: "open", validUntil: now + day } as const;
  expect(runsOutSoon(open, now)).toBe(false);
  expect(runsOutSoon(open, now + 1)).toBe(true);
  expect(runsOutSoon({ ...open, state: "declined" }, now + 1)).toBe(false);
});

describe("offers compared", () => {
  const one = (id: string, amount: number, changes: object = {}) => ({
    id,
    price: { amount, currency: "EUR" },
    vatIncluded: true,
    vatRate: 19,
    created_at: now,
    needs: [] as { need: "toilet" | "wifi"; fit: "met" | "confirmed" | "unmet" | "ask" }[],
    seatsSpare: null as number | null,
    ...changes,
  });
  const ids = (list: { id: string }[]) => list.map(({ id }) => id).join("");

  it("by the price with tax, by needs, by seats", () => {
    const list = [
      one("a", 100_000, { seatsSpare: -3, needs: [{ need: "wifi", fit: "unmet" }] }),
      one("b", 110_000, {
        vatIncluded: false,
        vatRate: null,
        seatsSpare: 4,
        needs: [{ need: "wifi", fit: "confirmed" }],
      }),
      one("c", 100_000, { vatIncluded: false, needs: [{ need: "wifi", fit: "ask" }] }),
    ];
    expect(ids(orderedOffers(list, "price"))).toBe("acb");
    expect(ids(orderedOffers(list, "needs"))).toBe("bca");
    expect(ids(orderedOffers(list, "seats"))).toBe("bca");
  });

  it("to the budget, gross to gross and net to net, or not at all", () => {
    const gross = { amount: 119_000, vatIncluded: true };
    const net = { amount: 100_000, vatIncluded: false };
    expect(budgetGap(one("a", 100_000, { vatIncluded: false }), gross)).toBe(0);
    expect(budgetGap(one("a", 129_000), gross)).toBe(10_000);
    expect(budgetGap(one("a", 95_200), net)).toBe(-20_000);
    expect(budgetGap(one("a", 100_000, { vatIncluded: false, vatRate: null }), gross)).toBeNull();
    expect(budgetGap(one("a", 100_000, { vatRate: null }), net)).toBeNull();
    expect(budgetGap(one("a", 100_000, { price: { amount: 1, currency: "CHF" } }), gross)).toBeNull();
  });
});
