import { beforeAll, describe, expect, it } from "vitest";
import * as pricing from "@/app/api/company/[id]/pricing/route";
import { prisma } from "@/lib/db/prisma";
import { getBusRequest } from "@/lib/features/busrequest/queries/get";
import { guideForBidder } from "@/lib/features/priceguide/queries/for-bidder";
import { guideParts } from "@/lib/features/priceguide/rules";
import { priceGuide } from "@/lib/price/guide";
import { withChanges } from "@/lib/price/parameters";
import { makeBus } from "@/prisma/factories/bus";
import { envelope, params, request, resetDb } from "@/tests/db";
import { draft, person } from "@/tests/people";
import type { BusPartner } from "@/lib/access/viewer";
import * as post from "@/app/api/busrequest/route";

type Person = Awaited<ReturnType<typeof person>>;
let operator: Person;
let other: Person;
let hotel: Person;
beforeAll(async () => {
  await resetDb();
  operator = await person("busoperator");
  other = await person("busoperator");
  hotel = await person("travelService");
});

const path = (id: string | null) => `/api/company/${id}/pricing`;
const read = async (who: Person, id = who.companyId) =>
  envelope(await pricing.GET(request(path(id), { cookie: who.cookie }), params({ id: id ?? "" })));
const change = async (who: Person, body: unknown, id = who.companyId) =>
  envelope(await pricing.PUT(request(path(id), { method: "PUT", cookie: who.cookie, body }), params({ id: id ?? "" })));

describe("/company/{id}/pricing", () => {
  it("begins empty, keeps what is set, and drops what is left out", async () => {
    expect((await read(operator)).entity[0]).toEqual({ rates: {}, version: 0 });
    const rates = { vehicle: { coach: { perKm: 1.04 } }, margin: 0.1 };
    expect((await change(operator, { rates, version: 0 })).entity[0]).toEqual({ rates, version: 1 });
    expect((await change(operator, { rates: { margin: 0.1 }, version: 1 })).entity[0]).toEqual({
      rates: { margin: 0.1 },
      version: 2,
    });
    expect((await read(operator)).entity[0]).toEqual({ rates: { margin: 0.1 }, version: 2 });
  });

  it("409 for a stale version; 403 for another's, for who drives nothing; 401 without an account", async () => {
    expect((await change(operator, { rates: {}, version: 0 })).status).toBe(409);
    expect((await read(other, operator.companyId)).status).toBe(403);
    expect((await change(other, { rates: {}, version: 2 }, operator.companyId)).status).toBe(403);
    expect((await read(hotel)).status).toBe(403);
    const nobody = await pricing.GET(request(path(operator.companyId)), params({ id: operator.companyId ?? "" }));
    expect(nobody.status).toBe(401);
  });

  it("400 for negative, wild or unknown rates, and nothing is stored", async () => {
    for (const rates of [
      { margin: -0.1 },
      { margin: 12 },
      { driver: { perHour: -1 } },
      { vehicle: { coach: { perKm: 1000 } } },
      { vehicle: { zeppelin: { perKm: 1 } } },
      { vat: { DE: 0 } },
    ])
      expect((await change(operator, { rates, version: 2 })).status, JSON.stringify(rates)).toBe(400);
    expect((await read(operator)).entity[0].version).toBe(2);
  });
});

/** A request on the market, as its author sent it. */
async function posted([hour, hours]: readonly [number, number], wayKm = 200) {
  const { start, end, ...rest } = draft();
  const date = new Date(start.date).setUTCHours(hour, 0, 0, 0);
  const body = { ...rest, start: { ...start, date }, end: { ...end, date: date + hours * 3_600_000 } };
  const { entity } = await envelope(await post.POST(request("/api/busrequest", { method: "POST", body })));
  const id = entity[0].id as string;
  await prisma.busRequest.update({ where: { id }, data: { state: "active", wayKm, wayMinutes: 220 } });
  return id;
}

const viewerOf = (one: Person) =>
  ({
    kind: "user",
    id: one.id,
    role: "user",
    owner: true,
    company: { id: one.companyId ?? "", companyType: "busoperator" },
    language: "de",
  }) as never as BusPartner;

describe("what a bidder sees beside its form", () => {
  // By night and back the next day one driver is not enough.
  it.each([
    ["by day", [8, 24], 1, () => operator, { margin: 0.1 }],
    ["by night", [21, 12], 2, () => other, {}],
  ] as const)(
    "its own rates and empty km from its own yard; its accepted offers of this kind from five on, net, with their middle; %s",
    async (_when, when, drivers, who, rates) => {
      const id = await posted(when);
      const viewer = viewerOf(who());
      const company = { id: viewer.company.id };
      await prisma.company.update({ where: { id: company.id }, data: { longitude: 11.08, latitude: 49.45 } });
      const { record } = await getBusRequest(viewer, id);
      const asked = await guideForBidder(viewer, record);
      expect(asked?.own).toEqual(rates);
      expect(asked?.offers).toBeNull();
      expect(asked?.fitted).toBeNull();
      expect(asked?.record.question?.drivers).toBe(drivers);
      const paid = Object.values(asked?.record.question?.paidKm ?? {}).reduce((sum, km) => sum + km, 0);
      // Nuremberg lies a hundred km from where the trip begins.
      const empty = Object.values(asked?.record.question?.deadKm ?? {}).reduce((sum, km) => sum + km, 0);
      expect(empty).toBeGreaterThan(150);
      for (const amount of [119_000, 130_900, 142_800, 154_700, 166_600]) {
        const before = await posted(when, paid / 2);
        const accepted = { amount: amount * drivers, vatRate: 19, state: "accepted" as const, vehicle: "Coach" };
        const ends = { validUntil: new Date(), endedAt: new Date() };
        await prisma.offer.create({ data: { ...accepted, ...ends, companyId: company.id, requestId: before } });
      }
      const { offers, fitted, own = {}, record: again } = (await guideForBidder(viewer, record)) ?? {};
      // The five were for the same trip: rates fitted to them meet their mean, the margin stays the company's own.
      if (!again?.question || !fitted) throw new Error("no rates fitted");
      expect(fitted.margin).toBeUndefined();
      const { net } = priceGuide(again.question, withChanges(fitted, withChanges(own)));
      expect(Math.abs(net.typical - 1200 * drivers)).toBeLessThan(60);
      expect(offers).toMatchObject({
        count: 5,
        amounts: [1000, 1100, 1200, 1300, 1400].map((amount) => amount * drivers),
        median: 1200 * drivers,
        lower: 1100 * drivers,
        upper: 1300 * drivers,
      });
    },
  );

  it("has the accepted offers of a chosen bus's kind, not of the smallest that would do", async () => {
    const one = await person("busoperator");
    const companyId = one.companyId ?? "";
    const when = [8, 24] as const;
    const { record } = await getBusRequest(viewerOf(one), await posted(when));
    const { id: busId } = await makeBus({ companyId, design: "doubledecker", capacity: 75 });
    const asked = await guideForBidder(viewerOf(one), record);
    const paid = Object.values(asked?.record.question?.paidKm ?? {}).reduce((sum, km) => sum + km, 0);
    for (const amount of [149_000, 150_000, 151_000, 152_000, 153_000]) {
      const accepted = {
        amount,
        vatRate: 0,
        state: "accepted" as const,
        busId,
        validUntil: new Date(),
        endedAt: new Date(),
      };
      await prisma.offer.create({ data: { ...accepted, companyId, requestId: await posted(when, paid / 2) } });
    }
    const guide = await guideForBidder(viewerOf(one), record);
    expect(guide).toMatchObject({ offers: null, fitted: null, others: { doubledecker: { offers: { median: 1510 } } } });
    const bus = { id: busId, design: "doubledecker", capacity: 75 };
    const [part] = guide ? guideParts(guide, { buses: [bus], fit: null, quantity: 1 }) : [];
    expect(part?.guide.record.question?.vehicle).toBe("doubledecker");
    expect(part?.guide.offers?.count).toBe(5);
    const { question } = part?.guide.record ?? {};
    if (!question || !part?.guide.fitted) throw new Error("no rates fitted");
    expect(Math.abs(priceGuide(question, withChanges(part.guide.fitted)).net.typical - 1510)).toBeLessThan(60);
    await prisma.bus.update({ where: { id: busId }, data: { active: false } });
    expect((await guideForBidder(viewerOf(one), record))?.others).toEqual({});
  });
});
