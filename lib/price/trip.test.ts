import { describe, expect, it } from "vitest";
import { type PricedTrip, questionOf } from "./trip";
import { vehicleFor } from "./vehicles";

const trip: PricedTrip = {
  departure: "2027-06-12T07:30",
  kind: "both",
  endAfter: 9 * 60,
  wheelMinutes: 150,
  paid: { DE: 200 },
  toStart: { DE: 10 },
  fromEnd: { DE: 210 },
  fromStart: { DE: 10 },
  vehicle: "coach",
  count: 1,
  passengers: 40,
  busStays: false,
  hotelByCustomer: false,
};

describe("questionOf", () => {
  it("a day trip is paid from departure to the group's return", () => {
    const { question, verdict } = questionOf(trip);
    expect(verdict).toBe("oneDriver");
    expect(question).toMatchObject({ paidKm: { DE: 400 }, deadKm: { DE: 20 }, nights: 0, drivers: 1 });
    expect(question.days).toEqual([{ dutyHours: 11.5, startMinute: 450 }]);
  });

  it("one way comes home empty on the same day, or after a night where the way is long", () => {
    const near = questionOf({ ...trip, kind: "one", endAfter: null }).question;
    expect(near).toMatchObject({ deadKm: { DE: 220 }, nights: 0 });
    const far = questionOf({ ...trip, kind: "one", endAfter: null, wheelMinutes: 480 }).question;
    expect(far.nights).toBe(1);
    expect(far.days).toHaveLength(2);
  });

  it("a night at the destination is one of two days, three nights leave days on the spot", () => {
    expect(questionOf({ ...trip, endAfter: 30 * 60 }).question).toMatchObject({ nights: 1 });
    const { question, waits } = questionOf({ ...trip, endAfter: 78 * 60, busStays: true });
    expect(waits).toBe(true);
    expect(question.nights).toBe(3);
    expect(question.days.map(({ dutyHours }) => dutyHours)).toContain(8);
  });

  it("the way home past no stop is paid as it is, and drives as long as it does", () => {
    const home = { wheelMinutes: 100, crossings: [], paid: { DE: 130 } };
    const { question } = questionOf({ ...trip, home });
    expect(question).toMatchObject({ paidKm: { DE: 330 }, deadKm: { DE: 20 } });
    expect(question.days).toEqual([{ dutyHours: 11.5 - 50 / 60, startMinute: 450 }]);
    // One way it is the bus that comes home so, empty.
    const oneWay = { ...trip, kind: "one" as const, endAfter: null, wheelMinutes: 300 };
    expect(questionOf(oneWay).question.nights).toBe(1);
    expect(questionOf({ ...oneWay, home }).question).toMatchObject({ nights: 0, paidKm: { DE: 200 } });
    // Where the bus goes home in between, it drives each way twice.
    const fortnight = { ...trip, endAfter: 14 * 1440 };
    const [round, straight] = [questionOf(fortnight), questionOf({ ...fortnight, home })];
    expect([round.waits, straight.waits]).toEqual([false, false]);
    expect(straight.question.paidKm).toEqual({ DE: 330 });
    const hours = ({ question: { days } }: typeof round) => days.reduce((sum, { dutyHours }) => sum + dutyHours, 0);
    // Home with the group and, before, home empty; and once more the way there to fetch it.
    expect(hours(round) - hours(straight)).toBeCloseTo((3 * 50) / 60, 6);
  });

  it("a second driver is paid for the whole day", () => {
    const { question, verdict } = questionOf({ ...trip, endAfter: 13.5 * 60 });
    expect(verdict).toBe("secondDriver");
    expect(question).toMatchObject({ drivers: 2 });
    expect(question.secondDriverHours).toBeGreaterThan(15);
  });

  it("a trip beyond a driver's working week is paid by its days and nights, as one that just fits into it", () => {
    const far = { ...trip, kind: "one" as const, endAfter: null, departure: "2027-06-12T08:00" };
    const { question, verdict } = questionOf({ ...far, wheelMinutes: 55 * 60 });
    expect(verdict).toBe("notDrivable");
    expect(question).toMatchObject({ drivers: 1, secondDriverHours: 0 });
    // Six days of nine hours with the group and six back, a night after each, two more where the week ends.
    expect(question.nights).toBeGreaterThan(11);
    expect(question.days.length).toBe((question.nights ?? 0) + 1);
    for (const { dutyHours } of question.days) expect(dutyHours).toBeLessThan(15);
    const within = questionOf({ ...far, wheelMinutes: 27 * 60 });
    expect(within.verdict).toBe("hotel");
    expect(question.nights).toBeGreaterThan(within.question.nights ?? 0);
    expect(question.days.length / 55).toBeCloseTo(within.question.days.length / 27, 1);
  });

  it("a tour of four days has three nights", () => {
    expect(questionOf({ ...trip, kind: "tour", endAfter: 3 * 1440 + 600 }).question).toMatchObject({ nights: 3 });
  });
});

describe("vehicleFor", () => {
  it("takes the smallest that seats the group, what was asked for, more where one is too small", () => {
    expect(vehicleFor(8, 1, [])).toEqual({ vehicle: "van", count: 1 });
    expect(vehicleFor(9, 1, [])).toEqual({ vehicle: "smallbus", count: 1 });
    expect(vehicleFor(60, 1, [])).toEqual({ vehicle: "doubledecker", count: 1 });
    expect(vehicleFor(100, 2, [])).toEqual({ vehicle: "coach", count: 2 });
    expect(vehicleFor(100, 1, ["smallbus"])).toEqual({ vehicle: "smallbus", count: 6 });
    expect(vehicleFor(null, 1, [])).toBeNull();
    expect(vehicleFor(null, 1, ["nightliner", "midibus"])).toEqual({ vehicle: "midibus", count: 1 });
  });
});
