import { describe, expect, it } from "vitest";
import {
  busFeatureParts,
  busFeatures,
  contradictionsOf,
  deletionHindrance,
  normalPlate,
  plateErrorOf,
  plateParts,
} from "./rules";
import { busForm } from "./schema/bus";

const now = Date.UTC(2026, 10, 21);

describe("a licence plate is written in one way", () => {
  it.each([
    ["DE", "r-cb 418", "R CB 418"],
    ["DE", " R  CB418 ", "R CB 418"],
    ["DE", "MÜ·AB·1234", "MÜ AB 1234"],
    ["DE", "B A 1E", "B A 1E"],
    ["DE", "M AB 123 H", "M AB 123H"],
    ["DE", "R CB 418 04-10", "R CB 418"],
    ["AT", "w-12345a", "W 12345 A"],
    ["AT", "W LT 501", "W LT 501"],
    ["AT", "BD 14123", "BD 14123"],
    ["CH", "ZH 123'456", "ZH 123456"],
    ["CH", "zh123456", "ZH 123456"],
    ["ES", "1234-bcd", "1234 BCD"],
    ["ES", "M-1234-AB", "M 1234 AB"],
    ["FR", "ab-123-cd", "AB 123 CD"],
    ["CZ", "1a2 3456", "1A2 3456"],
    ["PL", "wx", "WX"],
  ])("%s %s", (country, typed, stored) => {
    expect(normalPlate(typed, country)).toBe(stored);
    expect(normalPlate(stored, country)).toBe(stored);
  });
});

describe("null for what is no plate of the country", () => {
  it.each([
    ["DE", "RCB418"],
    ["DE", "R CB 0418"],
    ["DE", "REGN CB 1"],
    ["DE", "R ÄB 12"],
    ["DE", "ABC DE 1234"],
    ["DE", "ZH 123456"],
    ["DE", "R CB 418 13-10"],
    ["AT", "WIEN 12345 A"],
    ["AT", "W 12345"],
    ["CH", "XX 123"],
    ["CH", "ZH 1234567"],
    ["CH", "ZH 0123"],
    ["ES", "1234 ABC"],
    ["ES", "123 BCD"],
    ["ES", "1234 BCQ"],
    ["FR", "A"],
    ["FR", "ABCDEFGHIJKLM"],
    ["FR", "AB<123>"],
    ["FR", "  -  "],
  ])("%s %s", (country, typed) => {
    expect(normalPlate(typed, country)).toBeNull();
  });
});

it("says what a plate of the country looks like, or how long it may be", () => {
  expect(["DE", "AT", "CH", "ES", "FR"].map(plateErrorOf)).toEqual([
    ...["plateDE", "plateAT", "plateCH", "plateES", "plateOther"],
  ]);
});

it("draws the seal in Germany alone, no stars in Switzerland", () => {
  expect(plateParts("R CB 418", "DE")).toEqual({ sign: "D", stars: true, before: "R", after: "CB 418" });
  expect(plateParts("W LT 501", "AT")).toEqual({ sign: "A", stars: true, before: "W LT 501", after: null });
  expect(plateParts("ZH 123456", "CH")).toMatchObject({ sign: "CH", stars: false });
});

describe("what does not go together", () => {
  const plain = { stars: null, starsCertifiedAt: null, yearBuilt: null };
  const bus = { ...plain, capacity: 49, wheelchairPlaces: 0, seatsPerWheelchair: 0 };
  const paths = (change: Partial<Parameters<typeof contradictionsOf>[0]>) =>
    contradictionsOf({ ...bus, ...change }, now).map(({ path, message }) => `${path} ${message}`);

  it("nothing for a plain bus and for stars with their day", () => {
    expect(paths({})).toEqual([]);
    expect(paths({ stars: 4, starsCertifiedAt: now })).toEqual([]);
    expect(paths({ wheelchairPlaces: 12, seatsPerWheelchair: 4 })).toEqual([]);
  });

  it("stars without a certificate, one of a day to come, more wheelchairs than seats", () => {
    expect(paths({ stars: 4 })).toEqual(["starsCertifiedAt certificateMissing"]);
    expect(paths({ stars: 4, starsCertifiedAt: now + 2 * 86_400_000 })).toEqual(["starsCertifiedAt dateInFuture"]);
    expect(paths({ wheelchairPlaces: 13, seatsPerWheelchair: 4 })).toEqual(["seatsPerWheelchair wheelchairSeats"]);
  });

  it("a bus of the year after the next", () => {
    expect(paths({ yearBuilt: 2027 })).toEqual([]);
    expect(paths({ yearBuilt: 2028 })).toEqual(["yearBuilt yearInFuture"]);
  });
});

it("hinders a deletion by trips ahead before offers before history", () => {
  const none = { bookingsAhead: 0, bookings: 0, openOffers: 0, posts: 0 };
  expect(deletionHindrance(none)).toBeNull();
  expect(deletionHindrance({ ...none, bookings: 1 })).toBe("busHasHistory");
  expect(deletionHindrance({ ...none, bookings: 1, openOffers: 1 })).toBe("busOffered");
  expect(deletionHindrance({ ...none, bookings: 1, posts: 1 })).toBe("busPosted");
  expect(deletionHindrance({ bookingsAhead: 1, bookings: 1, openOffers: 1, posts: 1 })).toBe("busTripsAhead");
});

describe("busForm", () => {
  it("tells of a plate that is none together with whatever else is wrong", () => {
    const bus = {
      licenceplate: "XX",
      country: "DE",
      design: "coach",
      capacity: 0,
      name: null,
      features: [],
      stars: "",
    };
    const unsaid = {
      walkingFrames: null,
      childSeats: null,
      luggage: "",
      luggageVolume: null,
      yearBuilt: null,
      litres: null,
      images: [],
      note: "",
    };
    const comfort = { starsCertifiedAt: null, wheelchairPlaces: 0, seatsPerWheelchair: 0, ...unsaid };
    const wrong = (changes: object) =>
      busForm
        .safeParse({ ...bus, ...comfort, ...changes })
        .error?.issues.map(({ path, message }) => [path[0], message]);
    expect(wrong({})?.sort()).toEqual([
      ["capacity", "seatRange"],
      ["licenceplate", "plateDE"],
    ]);
    expect(wrong({ capacity: 49, country: "AT" })).toEqual([["licenceplate", "plateAT"]]);
    expect(wrong({ licenceplate: " ", capacity: 49 })).toEqual([["licenceplate", "required"]]);
    expect(wrong({ licenceplate: "r-cb 418", capacity: 49 })).toBeUndefined();
  });
});

it("a form asks for each thing a bus may have, once", () => {
  expect(Object.values(busFeatureParts).flat().toSorted()).toEqual(busFeatures.toSorted());
});
