import { describe, expect, it } from "vitest";
import { companyHoursFrom } from "@/tests/company-hours";
import { askPriceGuide } from "@/lib/features/priceguide/queries/guide";
import { priceguideInput } from "@/lib/features/priceguide/schema";
import { roadPointOf } from "@/lib/features/way/queries";
import { place, regensburg } from "@/tests/people";

const munich = place("München", 11.575, 48.137);
const hamburg = place("Hamburg", 9.993, 53.551);
const vienna = place("Wien", 16.37, 48.21, "AT");
const passau = place("Passau", 13.46, 48.57);

type Place = typeof regensburg;
const start = Date.parse("2027-04-13T08:00:00+02:00");
const sum = (km: Record<string, number>) => Object.values(km).reduce((all, one) => all + one, 0);

/** One way, by a company of Regensburg or by a bus from near the start: what it costs and how it is driven. */
async function oneWay(from: Place, to: Place, yard: Place | null = regensburg) {
  const ends = { start: { address: from, date: start }, end: { address: to } };
  const facts = { transferType: "transferoneway" as const, ...ends, stops: [], passengers: 40 };
  const { guide, question, verdict } = await askPriceGuide(priceguideInput.parse(facts), yard && roadPointOf(yard));
  const hours = await companyHoursFrom(yard, facts);
  if (!guide || !question || !hours) throw new Error("no guide, or no hours");
  return { net: guide.net.typical, question, verdict, hours, deadKm: sum(question.deadKm) };
}

describe("a one-way trip is driven from the yard over start and end to the yard, in guide and hours alike", () => {
  it("München to Regensburg by a company of Regensburg: out empty and home with the group, on one short day", async () => {
    const { net, question, verdict, hours, deadKm } = await oneWay(munich, regensburg);
    expect([verdict, hours.verdict]).toEqual(["oneDriver", "oneDriver"]);
    expect(question).toMatchObject({ nights: 0, drivers: 1 });
    expect(question.days).toHaveLength(1);
    // To the start alone: the trip ends at the yard, and nothing is driven after it.
    expect(deadKm).toBe(hours.yard?.km);
    expect(hours.wayEmpty?.km).toBe(0);
    expect(hours.driving).toBeLessThan(5 * 60);
    expect(net).toBeGreaterThan(550);
    expect(net).toBeLessThan(760);
  });

  it("Hamburg to Regensburg by a company of Regensburg: there the day before, two days and a night", async () => {
    const { net, question, verdict, hours } = await oneWay(hamburg, regensburg);
    expect([verdict, hours.verdict]).toEqual(["hotel", "hotel"]);
    expect(hours.yard?.dayBefore).toBe(true);
    expect(question).toMatchObject({ nights: 1, drivers: 1 });
    expect(question.days).toHaveLength(2);
    expect(net).toBeLessThan(3_300);
  });

  it("Wien to Passau by a company of Regensburg: more than ten hours in a day, so there the day before, home the same day", async () => {
    const { question, verdict, hours, deadKm } = await oneWay(vienna, passau);
    expect([verdict, hours.verdict]).toEqual(["hotel", "hotel"]);
    expect(question).toMatchObject({ nights: 1, drivers: 1 });
    expect(question.days).toHaveLength(2);
    // Rounded by country.
    expect(Math.abs(deadKm - (hours.yard?.km ?? 0) - (hours.wayEmpty?.km ?? 0))).toBeLessThanOrEqual(2);
    // From a bed at the start, with the way from Passau to the yard in it.
    const way = 60 * 4;
    expect(hours.driving).toBeGreaterThan(15 + way + 90);
    expect(hours.activities.filter(({ type }) => type === "rest")).toEqual([]);
  });

  it("Regensburg to Hamburg: one driver who sleeps before the empty way home; nothing is broken", async () => {
    for (const yard of [regensburg, null]) {
      const { question, verdict, hours } = await oneWay(regensburg, hamburg, yard);
      expect([verdict, hours.verdict, hours.violations]).toEqual(["hotel", "hotel", []]);
      expect(question.days).toHaveLength(2);
      expect(question.nights).toBe(1);
      expect(hours.wayEmpty?.km).toBe(hours.way.km);
      expect(hours.driving).toBeGreaterThan(17 * 60);
    }
  });

  it("over stops the empty way home passes none of them, in both", async () => {
    const ends = { start: { address: regensburg, date: start }, end: { address: passau } };
    const facts = { transferType: "transferoneway" as const, ...ends, stops: [munich], passengers: 40 };
    const { question } = await askPriceGuide(priceguideInput.parse(facts));
    const hours = await companyHoursFrom(null, facts);
    expect(hours?.wayEmpty?.km).toBeLessThan((hours?.way.km ?? 0) - 50);
    // Ten km each from and to an assumed yard.
    expect(Math.abs(sum(question?.deadKm ?? {}) - (hours?.wayEmpty?.km ?? 0) - 20)).toBeLessThanOrEqual(1);
  });
});
