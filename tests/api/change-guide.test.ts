import { beforeEach, expect, it } from "vitest";
import * as pricing from "@/app/api/company/[id]/pricing/route";
import { prisma } from "@/lib/db/prisma";
import { priceParameters } from "@/lib/price/parameters";
import { makeBus } from "@/prisma/factories/bus";
import { makePlace, prag, regensburg, type Spot } from "@/prisma/factories/place";
import { params, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { agreedTrip, guideOf } from "./trip-calls";

beforeEach(resetDb);

const hour = 3_600_000;
const passau: Spot = { id: "geo:2855328", city: "Passau", country: "DE", longitude: 13.46, latitude: 48.57 };

/** A day there and back, of a company with rates of its own. */
async function dayTrip(offered: Record<string, unknown> = {}) {
  const date = Date.parse("2027-10-12T08:00:00+02:00");
  const start = { address: makePlace(regensburg), date };
  const end = { address: makePlace(prag), date: date + 6 * hour };
  const made = await agreedTrip({ transferType: "transfertwoway", start, end }, offered);
  const rates = { vehicle: { coach: { perKm: 2 } }, driver: { perHour: 40 }, margin: 0 };
  const id = made.company.companyId ?? "";
  const body = { rates, version: 0 };
  const call = request(`/api/company/${id}/pricing`, { method: "PUT", cookie: made.company.cookie, body });
  expect((await pricing.PUT(call, params({ id }))).status).toBe(200);
  return { ...made, start, end };
}

type Line = { part: string; amount: number; quantity: { before: number; after: number } | null };

it("tells by the company's own rates what another programme costs more, part by part, and the sum of these alone", async () => {
  const { trip, company, end } = await dayTrip();
  const later = await guideOf(trip.id, company, { end: { date: end.date + 2 * hour } });
  expect(later.status).toBe(200);
  const [reckoned] = later.entity;
  // Two hours more of one driver at 40 EUR; kilometres, tolls and days stay.
  expect(reckoned.lines).toEqual([{ part: "driver", amount: 8_000, quantity: expect.anything() }]);
  const [{ quantity }] = reckoned.lines;
  expect(quantity.after - quantity.before).toBeCloseTo(2);
  expect(reckoned).toMatchObject({ net: 8_000, gross: 9_520 });

  // So late that one driver may not any more.
  const evening = (await guideOf(trip.id, company, { end: { date: end.date + 5 * hour } })).entity[0];
  expect((evening.lines as Line[]).map(({ part }) => part)).toEqual(["driver", "secondDriver"]);

  const detour = (await guideOf(trip.id, company, { stops: [makePlace(passau)] })).entity[0];
  const lines = detour.lines as Line[];
  const km = lines.find(({ part }) => part === "paidKm");
  expect(km?.amount).toBe(((km?.quantity?.after ?? 0) - (km?.quantity?.before ?? 0)) * 200);
  expect(km?.amount).toBeGreaterThan(0);
  expect(detour.net).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
  expect(lines.every(({ amount }) => amount !== 0)).toBe(true);
});

it("reckons buses of two kinds each by its own rates", async () => {
  const { trip, company, request: asked } = await dayTrip();
  const { bookingId, companyId } = await prisma.trip.findUniqueOrThrow({ where: { id: trip.id } });
  const { id: busId } = await makeBus({ companyId, design: "midibus", capacity: 28 });
  const times = { start: trip.start, end: trip.end, title: "Prag" };
  await prisma.booking.create({
    data: { companyId, busId, requestId: asked.id, mainId: bookingId, position: 1, ...times },
  });
  await prisma.trip.update({ where: { id: trip.id }, data: { quantity: 2 } });
  const [{ lines }] = (await guideOf(trip.id, company, { stops: [makePlace(passau)] })).entity;
  const km = (lines as Line[]).find(({ part }) => part === "paidKm");
  const more = (km?.quantity?.after ?? 0) - (km?.quantity?.before ?? 0);
  // The coach at 2 EUR of its company's own, the midibus at the market's rate.
  expect(km?.amount).toBeCloseTo(more * (200 + (priceParameters.vehicle.midibus?.perKm ?? 0) * 100), -1);
});

it("has no line where nothing that costs differs, and none at all where it cannot be reckoned", async () => {
  const { trip, company } = await dayTrip();
  expect((await guideOf(trip.id, company, { passengers: 44 })).entity[0]).toMatchObject({ lines: [], net: 0 });
  await prisma.trip.update({ where: { id: trip.id }, data: { currency: "CHF" } });
  const foreign = (await guideOf(trip.id, company, { stops: [makePlace(passau)] })).entity[0];
  expect(foreign).toEqual({ lines: null, net: 0, gross: null });
});

it("is the company's alone: 401 by the author's link, 404 for other companies", async () => {
  const { trip, author } = await dayTrip();
  expect((await guideOf(trip.id, author, {})).status).toBe(401);
  expect((await guideOf(trip.id, await person("busoperator"), {})).status).toBe(404);
  expect((await guideOf(trip.id, await person(null, "admin"), {})).status).toBe(403);
});
