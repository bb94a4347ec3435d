import { beforeAll, describe, expect, it } from "vitest";
import * as drivinghours from "@/app/api/drivinghours/route";
import { prisma } from "@/lib/db/prisma";
import { companyHours } from "@/lib/features/drivinghours/queries/of-company";
import type { TripHoursRecord } from "@/lib/features/drivinghours/schema";
import { tripWay } from "@/lib/features/way/queries";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { envelope, request, resetDb } from "@/tests/db";
import { person, place, prague, regensburg } from "@/tests/people";
import { plantOffer } from "./offer-calls";

const hour = 3_600_000;
const start = Date.parse("2027-06-12T07:00:00+02:00");

const ask = async (body: unknown, cookie?: string) =>
  envelope(await drivinghours.POST(request("/api/drivinghours", { method: "POST", body, cookie })));

type Person = Awaited<ReturnType<typeof person>>;
let near: Person;
let far: Person;
let offers: { near: string; far: string };

const settle = (who: Person, longitude: number, latitude: number) =>
  prisma.company.update({ where: { id: who.companyId ?? "" }, data: { longitude, latitude } });

beforeAll(async () => {
  await resetDb();
  near = await person("busoperator");
  far = await person("busoperator");
  await settle(near, regensburg.location.longitude, regensburg.location.latitude);
  // Hamburg, some 700 km away.
  await settle(far, 9.993, 53.551);
  const { id } = await makeBusRequest({
    transferType: "transfertwoway",
    start: { address: regensburg, date: start },
    end: { address: prague, date: start + 9 * hour },
    stops: [],
  });
  const idOf = async ({ companyId }: Person) => (await plantOffer(id, companyId ?? "")).id;
  offers = { near: await idOf(near), far: await idOf(far) };
});

const tripOf = async (offer: string, who: Person) =>
  (await ask({ offer }, who.cookie)).entity[0].trip as TripHoursRecord;

describe("POST /drivinghours of an offer", () => {
  it("plans the trip from the bidder's own yard: near it one driver is enough, far from it not", async () => {
    const own = await tripOf(offers.near, near);
    expect(own.verdict).toBe("oneDriver");
    expect(own.yard?.km).toBeLessThan(5);
    const other = await tripOf(offers.far, far);
    expect(other.verdict).not.toBe("oneDriver");
    expect(other.yard?.km).toBeGreaterThan(450);
    // Nobody drives there on the morning of the trip.
    expect(other.yard?.dayBefore).toBe(true);
    expect(other.verdict).toBe("hotel");
    expect(other.begin).toBe(start - hour / 2);
    const { arrival } = (await ask({ offer: offers.near }, near.cookie)).entity[0];
    expect(arrival).toBeGreaterThan(start + 2 * hour);
  });

  it("is there for an admin; 404 for others' offers, whoever asks, and for none", async () => {
    const admin = await person(null, "admin");
    expect((await ask({ offer: offers.near }, admin.cookie)).status).toBe(200);
    for (const cookie of [far.cookie, (await person(null)).cookie, undefined])
      expect(await ask({ offer: offers.near }, cookie)).toMatchObject({ status: 404, entity: [] });
    expect((await ask({ offer: crypto.randomUUID() }, near.cookie)).status).toBe(404);
  });

  it("400 for no id, and for an offer beside a request", async () => {
    expect((await ask({ offer: "mine" }, near.cookie)).status).toBe(400);
    expect((await ask({ offer: offers.near, request: {} }, near.cookie)).status).toBe(400);
  });

  it("no plan where the company has no position is by the assumed 45 minutes, and says so", async () => {
    const nowhere = await person("busoperator");
    const { requestId } = await prisma.offer.findUniqueOrThrow({ where: { id: offers.near } });
    const { id } = await plantOffer(requestId, nowhere.companyId ?? "");
    const planned = await tripOf(id, nowhere);
    expect(planned.yard).toBeNull();
    expect(start - planned.begin).toBe(hour);
  });
});

describe("POST /drivinghours of a request", () => {
  const facts = { transferType: "transfertwoway", start: { address: regensburg, date: start } };

  it("takes what the price guide takes, and refuses the same", async () => {
    const whole = { passengers: 42, quantity: 2, vehicleTypes: ["coach"], busStays: true, driverHotelPaid: false };
    const bare = { ...facts, end: { address: prague, date: start + 9 * hour } };
    const { status, entity } = await ask({ request: { ...bare, ...whole } });
    expect(status).toBe(200);
    expect(entity).toEqual((await ask({ request: bare })).entity);
    const refused = await ask({ request: { ...bare, passengers: 0 } });
    expect(refused).toMatchObject({ status: 400, fields: [{ path: "request.passengers" }] });
  });

  it("by its id is driven from the reader's yard, by anybody else from near the start", async () => {
    const { requestId } = await prisma.offer.findUniqueOrThrow({ where: { id: offers.near } });
    const yardKm = async (cookie?: string) => (await ask({ busrequest: requestId }, cookie)).entity[0].trip.yard?.km;
    expect(await yardKm(near.cookie)).toBeLessThan(5);
    expect(await yardKm(far.cookie)).toBeGreaterThan(450);
    expect(await yardKm()).toBeUndefined();
    expect((await ask({ busrequest: requestId, offer: offers.near }, near.cookie)).status).toBe(400);
  });

  it("404 by the id of one that the reader may not see", async () => {
    const { id } = await makeBusRequest({
      mode: "individual",
      receiverCompanyId: near.companyId,
      transferType: "transfertwoway",
      start: { address: regensburg, date: start },
      end: { address: prague, date: start + 9 * hour },
      stops: [],
    });
    expect((await ask({ busrequest: id }, near.cookie)).status).toBe(200);
    for (const cookie of [far.cookie, undefined])
      expect(await ask({ busrequest: id }, cookie)).toMatchObject({ status: 404, entity: [] });
    expect((await ask({ busrequest: crypto.randomUUID() }, near.cookie)).status).toBe(404);
  });
});

it("who has to sleep on the way is there the days after: the arrival has the nights in it", async () => {
  const lisbon = place("Lissabon", -9.14, 38.72, "PT");
  const ends = { start: { address: regensburg, date: start }, end: { address: lisbon } };
  const { trip, arrival } = (await ask({ request: { transferType: "transferoneway", ...ends } })).entity[0];
  const nights = trip.nights.filter((night: { place: string }) => night.place === "out");
  expect(nights.length).toBeGreaterThan(1);
  expect(arrival).toBeGreaterThan(nights.at(-1).to);
  const near = (await ask({ request: { transferType: "transferoneway", ...ends, end: { address: prague } } }))
    .entity[0];
  expect([near.trip.nights.length, near.arrival < start + 5 * hour]).toEqual([0, true]);
});

it("an empty ride's bus is where the ride begins: no way there, and no night before it", async () => {
  const ends = { start: { address: regensburg, date: start }, end: { address: prague, date: start + 9 * hour } };
  const kind = { category: "emptyride", transferType: "transferoneway" } as const;
  const ride = { ...kind, ...ends, stops: [] };
  const hours = await companyHours(far.companyId ?? "", ride, await tripWay(ride));
  expect([hours?.verdict, hours?.yard]).toEqual(["oneDriver", null]);
});

describe("timelines that cannot be", () => {
  const timeline = { start: "2027-06-12T07:00", activities: [{ type: "driving", minutes: 60 }] };

  it("400 for negative or endless minutes, unknown words, no activities, a start that is none; each names its field", async () => {
    for (const [change, path] of [
      [{ activities: [{ type: "driving", minutes: -1 }] }, "activities.0.minutes"],
      [{ activities: [{ type: "driving", minutes: 1e9 }] }, "activities.0.minutes"],
      [{ activities: [{ type: "driving", minutes: 1.5 }] }, "activities.0.minutes"],
      [{ activities: [{ type: "flying", minutes: 5 }] }, "activities.0.type"],
      [{ activities: [] }, "activities"],
      [{ activities: Array(501).fill(timeline.activities[0]) }, "activities"],
      [{ start: "2027-02-31T07:00Z" }, "start"],
      [{ start: "tomorrow" }, "start"],
      [{ crew: 3 }, "crew"],
      [{ options: { nightTime: [0, 9_999] } }, "options.nightTime.1"],
    ] as const) {
      const { status, fields } = await ask({ ...timeline, ...change });
      expect([status, fields?.[0]?.path], JSON.stringify(change).slice(0, 60)).toEqual([400, path]);
    }
  });

  it("a night in which the clock changes and a second driver who leaves before coming are answered", async () => {
    for (const change of [
      { start: "2027-03-28T01:30" },
      { start: "2027-10-31T01:30" },
      { crew: 2, secondDriver: { fromMinute: 50, toMinute: 10 } },
      { service: { single: true, fromMinute: 40, toMinute: 10, countries: ["DE", "AT"] } },
      { activities: [{ type: "rest", minutes: 0 }] },
    ])
      expect((await ask({ ...timeline, ...change })).entity[0], JSON.stringify(change)).toMatchObject({
        violations: [],
      });
  });

  it("a trip over the night in which the clocks change is as long as the clock of the world says", async () => {
    const evening = Date.parse("2027-03-27T22:00:00+01:00");
    const trip = {
      transferType: "transfertwoway",
      start: { address: regensburg, date: evening },
      end: { address: place("Salzburg", 13.044, 47.8, "AT"), date: evening + 8 * hour },
    };
    const { trip: planned } = (await ask({ request: trip })).entity[0];
    const last = planned.activities.reduce((sum: number, { minutes }: { minutes: number }) => sum + minutes, 0);
    expect(planned.begin + last * 60_000).toBeGreaterThan(evening + 8 * hour);
    expect(planned.begin + last * 60_000).toBeLessThan(evening + 13 * hour);
  });
});
