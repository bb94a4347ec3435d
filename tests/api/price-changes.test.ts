import { beforeEach, describe, expect, it } from "vitest";
import { prefillOf } from "@/app/[lng]/(public)/request/new/prefill";
import { rules } from "@/lib/access/rules";
import { measureWays } from "@/lib/features/fit/commands/measure-ways";
import { priceChanges } from "@/lib/features/priceguide/queries/changes";
import { askPriceGuide } from "@/lib/features/priceguide/queries/guide";
import { type PriceFacts, priceguideInput } from "@/lib/features/priceguide/schema";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makePlace, type Spot } from "@/prisma/factories/place";
import { resetDb } from "@/tests/db";
import { viewerAs } from "@/tests/viewer";
import { landshut, makeRide, minute, muenchen, noonish, operator, pilsen } from "./fit-calls";

beforeEach(resetDb);

const at = (spot: Spot, date: number) => ({ address: makePlace(spot), date });

/** Landshut to Pilsen, 42 people at ten. */
const oneWay: PriceFacts = {
  transferType: "transferoneway",
  start: at(landshut, noonish),
  end: { address: makePlace(pilsen) },
  passengers: 42,
};
const both: PriceFacts = { ...oneWay, transferType: "transfertwoway", end: at(pilsen, noonish + 480 * minute) };

async function changes(facts: PriceFacts, cookie?: string) {
  const record = await askPriceGuide(priceguideInput.parse(facts));
  const found = await priceChanges(await viewerAs(rules.anyone, cookie), record, facts);
  if (!found || !record.guide) throw new Error("no guide");
  return { ...found, guide: record.guide, question: record.question };
}

describe("what changes a guide price", () => {
  it("names no bus where none is posted that fits", async () => {
    const none = { count: 0, buses: [] };
    expect(await changes(oneWay)).toMatchObject({ rides: none, free: none });
  });

  it("names a posted empty ride that passes, the guide reckoned anew with its empty km and nothing else", async () => {
    const other = await operator();
    const ride = await makeRide(other.companyId);
    await measureWays();
    const { rides, free, guide, question } = await changes(oneWay);
    expect(free.count).toBe(0);
    expect(rides).toMatchObject({ count: 1, buses: [{ id: ride.id, from: "Munich", to: "Prague" }] });
    const [bus] = rides.buses;
    const assumed = Object.values(question?.deadKm ?? {}).reduce((sum, km) => sum + km, 0);
    expect(bus?.deadKm).toBeLessThan(assumed);
    // A coach's rate, margin and VAT of both countries; the guide is rounded to five.
    const saved = (assumed - (bus?.deadKm ?? 0)) * 0.95 * 1.12;
    expect(-(bus?.amount ?? 0)).toBeGreaterThan(saved * 0.9 - 5);
    expect(-(bus?.amount ?? 0)).toBeLessThan(saved * 1.4 + 5);
    expect(guide.gross.typical + (bus?.amount ?? 0)).toBeGreaterThan(0);
  });

  it("names a free bus that stands near for a trip there and back, none of the reader's own company", async () => {
    const other = await operator(landshut);
    const vacancy = await makeBusRequest({
      category: "vacancy",
      companyType: "busoperator",
      authorCompanyId: other.companyId,
      passengers: 50,
      organisationType: null,
      start: at(landshut, noonish - 600 * minute),
      end: { address: null, date: noonish + 3_000 * minute },
    });
    const { rides, free } = await changes(both);
    expect(rides.count).toBe(0);
    expect(free).toMatchObject({ count: 1, buses: [{ id: vacancy.id, to: null }] });
    expect((await changes(both, other.cookie)).free.count).toBe(0);
  });

  it("what is not public, too small or at another time is no bus that passes", async () => {
    const other = await operator();
    const ride = (more: object) => makeRide(other.companyId, more);
    await ride({ state: "pending" });
    await ride({ passengers: 20 });
    await ride({ start: at(muenchen, noonish - 1_000 * minute), end: at(pilsen, noonish - 700 * minute) });
    await measureWays();
    expect((await changes(oneWay)).rides.count).toBe(0);
  });

  it("asks no bus for a trip that is over, or that takes two", async () => {
    const other = await operator();
    await makeRide(other.companyId);
    await measureWays();
    expect((await changes({ ...oneWay, passengers: 90 })).rides.count).toBe(0);
    const past = { ...oneWay, start: at(landshut, Date.now() - 600 * minute) };
    expect((await changes(past)).rides.count).toBe(0);
  });

  it("names the next smaller bus that seats the group where a larger one is asked for, with what it saves", async () => {
    expect((await changes(both)).smaller).toBeNull();
    const { smaller } = await changes({ ...both, passengers: 30, vehicleTypes: ["doubledecker"] });
    expect(smaller).toMatchObject({ vehicle: "coach" });
    expect(smaller?.amount).toBeLessThan(0);
    expect((await changes({ ...both, passengers: 60, vehicleTypes: ["doubledecker"] })).smaller).toBeNull();
  });

  it("an earlier way back is cheaper or as dear; October tells the season where there is one", async () => {
    const { earlier, october, guide } = await changes(both);
    expect(earlier).toBeLessThanOrEqual(0);
    expect(october === null).toBe(guide.parts.season <= 0);
  });
});

describe("the way to the request form", () => {
  it("takes the bus that the guide was asked for along; one that there is not is dropped", async () => {
    const viewer = await viewerAs(rules.anyone);
    const known = (vehicleType: string) => prefillOf("grouprequest", { vehicleType }, "de", viewer);
    expect(await known("midibus")).toMatchObject({ vehicleTypes: ["midibus"] });
    expect(await known("spaceship")).not.toHaveProperty("vehicleTypes");
  });

  it("finds a town by its name in another of our languages; what only begins like one stays as typed", async () => {
    const viewer = await viewerAs(rules.anyone);
    const from = async (name: string) =>
      (await prefillOf("grouprequest", { fromText: name }, "es", viewer)).start?.address?.address_fields;
    expect(await from("Wien")).toMatchObject({ city: "Viena", countryISO3166Code: "AT" });
    expect(await from("Regensb")).not.toMatchObject({ countryISO3166Code: "DE" });
  });
});
