import { beforeEach, expect, it } from "vitest";
import type { BusPartner } from "@/lib/access/viewer";
import { getBusRequest } from "@/lib/features/busrequest/queries/get";
import { fitRecord } from "@/lib/features/fit/schema";
import { guideForBidder } from "@/lib/features/priceguide/queries/for-bidder";
import { guideParts, guideWithFit } from "@/lib/features/priceguide/rules";
import { editedGuide } from "@/lib/price/edits";
import { makePlace } from "@/prisma/factories/place";
import { resetDb } from "@/tests/db";
import { fits, landshut, makeGroup, makeRide, minute, noonish, operator, pilsen } from "./fit-calls";

beforeEach(resetDb);

type Operator = Awaited<ReturnType<typeof operator>>;
const viewerOf = (one: Operator) =>
  ({
    ...{ kind: "user", id: one.id, role: "user", owner: true, language: "de" },
    company: { id: one.companyId, companyType: "busoperator" },
  }) as never as BusPartner;

async function guided(own: Operator, id: string) {
  const viewer = viewerOf(own);
  const guide = await guideForBidder(viewer, (await getBusRequest(viewer, id)).record);
  const fit = fitRecord.parse((await fits(id, own, { hours: 2 })).entity[0]);
  if (!guide?.record.question) throw new Error("no guide");
  const { question } = guideWithFit(guide, fit).record;
  if (!question) throw new Error("no guide with the fit");
  return { guide, fit, from: guide.record.question, on: question };
}

const sum = (km: Record<string, number>) => Object.values(km).reduce((total, one) => total + one, 0);

it("on its own empty ride a bidder's guide has the detour empty, the same km with the group, and fewer hours", async () => {
  const own = await operator();
  await makeRide(own.companyId);
  const { id } = await makeGroup();
  const { fit, guide, from, on } = await guided(own, id);
  expect(fit.directKm).not.toBeNull();
  expect(sum(on.deadKm)).toBe(Math.round(fit.extraKm));
  expect(on.paidKm).toEqual(from.paidKm);
  expect(Math.abs(sum(on.paidKm) - fit.tripKm)).toBeLessThan(2);
  const hours = (asked: typeof on) => asked.days.reduce((total, { dutyHours }) => total + dutyHours, 0);
  expect(hours(on)).toBeLessThan(hours(from));
  // With the group, and what the ride takes longer; each in quarters of an hour.
  const way = guide.record.way?.minutes ?? 0;
  expect(Math.abs(hours(on) - (way + fit.extraMinutes) / 60)).toBeLessThan(0.75);
  expect(editedGuide(on).net.typical).toBeLessThan(editedGuide(from).net.typical);
});

it("from where a free bus is posted it reckons the way out and home; there and back no ride is meant", async () => {
  const own = await operator();
  const at = { start: { address: makePlace(landshut), date: noonish - 600 * minute } };
  const free = { category: "vacancy", radius: 30, end: { address: null, date: noonish + 900 * minute } } as const;
  await makeRide(own.companyId, { ...free, ...at });
  const back = await makeGroup({
    transferType: "transfertwoway",
    end: { address: makePlace(pilsen), date: noonish + 420 * minute },
  });
  const { fit, guide, from, on } = await guided(own, back.id);
  expect(guide.ride).toBeNull();
  expect(fit.directKm).toBeNull();
  expect(sum(on.deadKm)).toBe(Math.round(fit.startKm + fit.endKm));
  expect(sum(on.deadKm)).toBeLessThan(sum(from.deadKm));
  expect(Math.abs(sum(on.paidKm) - fit.tripKm)).toBeLessThan(3);
});

it("of two buses one drives the empty ride and the other comes from the yard", async () => {
  const own = await operator();
  await makeRide(own.companyId);
  const { id } = await makeGroup({ passengers: 90, quantity: 2 });
  const { guide, fit } = await guided(own, id);
  const parts = guideParts(guide, { buses: [], fit, quantity: 2 });
  expect(parts.map(({ from }) => from)).toEqual(["ride", "yard"]);
  const [on, from] = parts.map((part) => part.guide.record.question);
  if (!on || !from) throw new Error("no guide");
  expect([on.count, from.count]).toEqual([1, 1]);
  expect(sum(on.deadKm)).toBe(Math.round(fit.extraKm));
  expect(from.deadKm).toEqual(guide.record.question?.deadKm);
  const [one, other] = [editedGuide(on).net.typical, editedGuide(from).net.typical];
  expect(one).toBeLessThan(other);
  if (guide.record.question) expect(editedGuide(guide.record.question).net.typical).toBe(2 * other);
});
