import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { tourSearchRecord } from "@/lib/features/tour/schema";
import { makeBus } from "@/prisma/factories/bus";
import { makePlace } from "@/prisma/factories/place";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { day, early, frame, group, hour, operator, placeOf, search, threeLegs } from "./tour-calls";

beforeEach(resetDb);

const searched = async (...call: Parameters<typeof search>) =>
  tourSearchRecord.parse((await search(...call)).entity[0]);
const ids = (chain: { legs: { request: string }[] } | undefined) => chain?.legs.map(({ request }) => request);

describe("the search", () => {
  it("finds the chain of three that comes home full, with its times, and each leg once", async () => {
    const me = await operator();
    const legs = await threeLegs();
    const found = await searched(me, frame(me.bus.id));
    expect(found.considered).toBe(3);
    expect(found.missed).toBeNull();
    const [best] = found.chains;
    expect(ids(best)).toEqual(legs.map(({ id }) => id));
    expect(best).toMatchObject({ drivers: 1, nights: 0, bus: { id: me.bus.id } });
    expect(best?.share).toBeGreaterThan(0.95);
    expect(best?.legs.map(({ start }) => start)).toEqual(legs.map(({ startDate }) => startDate.getTime()));
    expect(best?.leave).toBeLessThan(best?.legs[0]?.start ?? 0);
    expect(best?.sections.map(({ kind }) => kind)).toContain("wait");
    // No exact position and no name of a private author leaves here.
    expect(JSON.stringify(found)).not.toContain("verein@people.example");
  });

  it("by share of paid km or by empty km saved, up to as many legs as are asked for", async () => {
    const me = await operator();
    await threeLegs();
    const by = async (changes: Record<string, unknown>) => (await searched(me, frame(me.bus.id, changes))).chains;
    const [best] = await by({});
    const shares = (await by({ by: "share" })).map(({ share }) => share);
    const saved = (await by({ by: "saved" })).map(({ savedKm }) => savedKm);
    expect(shares[0]).toBe(best?.share);
    expect(shares).toEqual([...shares].sort((one, other) => other - one));
    expect(saved).toEqual([...saved].sort((one, other) => other - one));
    expect((await by({ maxLegs: 2 })).every(({ legs }) => legs.length <= 2)).toBe(true);
    expect((await by({ maxLegs: 1 }))[0]?.legs).toHaveLength(1);
  });

  it("begins at the place that is named and ends at another, each the yard where none is", async () => {
    const me = await operator();
    const { id } = await group("passau", "linz", 5);
    const best = async (ends: Record<string, unknown>) => (await searched(me, frame(me.bus.id, ends))).chains[0];
    const [passau, linz] = [placeOf("passau"), placeOf("linz")];
    const both = await best({ start: passau, end: linz });
    expect(both).toMatchObject({ base: { name: "Passau" }, end: { name: "Linz" }, homeKm: 0 });
    expect(both?.deadKm).toBeLessThan(1);
    const yard = await best({});
    const begun = await best({ start: passau });
    expect(begun).toMatchObject({ base: { name: "Passau" }, end: yard?.end, homeKm: yard?.homeKm });
    const ended = await best({ start: null, end: linz });
    expect(ended).toMatchObject({ base: yard?.base, end: { name: "Linz" }, homeKm: 0 });
    expect(begun?.legs[0]?.toKm).toBeLessThan(1);
    expect(begun?.deadKm).toBeCloseTo(yard?.homeKm ?? 0, 0);
    expect(ended?.deadKm).toBeCloseTo(yard?.legs[0]?.toKm ?? 0, 0);
    expect([yard, begun, ended].map((chain) => ids(chain))).toEqual([[id], [id], [id]]);
  });

  it("counts approach and way home from there: a trip out of the yard's reach is driven", async () => {
    const me = await operator();
    const { id } = await group("passau", "linz", 0.75);
    const late = { to: early + 3 * hour };
    expect(await searched(me, frame(me.bus.id))).toMatchObject({ chains: [], failures: { start: 1, home: 0 } });
    const begun = frame(me.bus.id, { ...late, start: placeOf("passau") });
    expect(await searched(me, begun)).toMatchObject({ chains: [], failures: { start: 0, home: 1 } });
    const both = { ...begun, end: placeOf("linz") };
    expect(ids((await searched(me, both)).chains[0])).toEqual([id]);
  });

  it("needs no yard where both are named; what has no place of its own holds the bus where it begins", async () => {
    const me = await operator();
    const { id } = await group("passau", "linz", 5);
    await prisma.company.update({ where: { id: me.companyId }, data: { longitude: null, latitude: null } });
    const held = { start: new Date(early + hour), end: new Date(early + 2 * hour) };
    await prisma.booking.create({ data: { companyId: me.companyId, busId: me.bus.id, title: "Schulbus", ...held } });
    const start = placeOf("passau");
    const [best] = (await searched(me, frame(me.bus.id, { start, end: placeOf("linz") }))).chains;
    expect(best).toMatchObject({ base: { name: "Passau" }, end: { name: "Linz" }, legs: [{ request: id }] });
    const { fields } = await search(me, frame(me.bus.id, { start }));
    expect(fields).toMatchObject([{ path: "bus", message: "baseUnknown" }]);
  });

  it("any bus takes the smallest that carries the group; one too small fails by its seats", async () => {
    const me = await operator();
    await group("regensburg", "passau", 5);
    const small = await makeBus({ companyId: me.companyId, capacity: 20 });
    expect((await searched(me, frame(null))).chains[0]?.bus.id).toBe(me.bus.id);
    const none = await searched(me, frame(small.id));
    expect(none).toMatchObject({ chains: [], failures: { seats: 1, start: 0, home: 0, rest: 0 } });
  });

  it("keeps to what the bus is booked for", async () => {
    const me = await operator();
    const [first] = await threeLegs();
    const held = { start: new Date(early + 7.5 * hour), end: new Date(early + 18 * hour) };
    await prisma.booking.create({ data: { companyId: me.companyId, busId: me.bus.id, title: "Werkstatt", ...held } });
    expect(ids((await searched(me, frame(me.bus.id))).chains[0])).toBeUndefined();
    const wide = frame(me.bus.id, { to: early + 7 * day });
    await prisma.booking.updateMany({ data: { start: new Date(early + 10 * hour) } });
    expect(ids((await searched(me, wide)).chains[0])).toEqual([first.id]);
  });

  it("shows the bookings before and behind as fixed points; what is drawn lies between them", async () => {
    const me = await operator();
    const leg = await group("regensburg", "passau", 5);
    const book = (title: string, from: number, to: number) => {
      const times = { start: new Date(early + from * hour), end: new Date(early + to * hour) };
      return prisma.booking.create({ data: { companyId: me.companyId, busId: me.bus.id, title, ...times } });
    };
    await book("Schulbus", 1, 2);
    await book("Werkstatt", 14, 16);
    const [best] = (await searched(me, frame(me.bus.id))).chains;
    expect(ids(best)).toEqual([leg.id]);
    expect(best?.fixed).toEqual([
      { title: "Schulbus", start: early + hour, end: early + 2 * hour },
      { title: "Werkstatt", start: early + 14 * hour, end: early + 16 * hour },
    ]);
    expect(best?.leave).toBeGreaterThanOrEqual(early + 2 * hour);
    expect(best?.back).toBeLessThanOrEqual(early + 14 * hour);
  });

  it("takes groups with wheelchairs for buses that have places and seats enough", async () => {
    const me = await operator();
    const { id } = await group("regensburg", "passau", 5, { passengers: 40 });
    await prisma.requestNeeds.create({ data: { requestId: id, wheelchairPlaces: 2 } });
    expect(await searched(me, frame(me.bus.id))).toMatchObject({ considered: 1, chains: [], failures: { seats: 1 } });
    const places = async (wheelchairPlaces: number, seatsPerWheelchair: number) => {
      await prisma.bus.update({ where: { id: me.bus.id }, data: { wheelchairPlaces, seatsPerWheelchair } });
      return (await searched(me, frame(me.bus.id))).chains.map(ids);
    };
    expect(await places(1, 4)).toEqual([]);
    expect(await places(2, 7)).toEqual([]);
    expect(await places(2, 4)).toEqual([[id]]);
  });

  it("without what is hidden, its own, ended, for somebody else, or needs several buses", async () => {
    const me = await operator();
    const other = await operator();
    const hidden = await group("regensburg", "passau", 5);
    await prisma.requestMark.create({ data: { companyId: me.companyId, requestId: hidden.id, hidden: true } });
    await group("regensburg", "passau", 5, { authorCompanyId: me.companyId });
    await group("regensburg", "passau", 5, { endedAt: new Date(), endReason: "withdrawn" });
    await group("regensburg", "passau", 5, { mode: "individual", receiverCompanyId: other.companyId });
    await group("regensburg", "passau", 5, { quantity: 2 });
    expect((await searched(me, frame(me.bus.id))).considered).toBe(0);
    expect((await searched(other, frame(other.bus.id))).considered).toBe(3);
  });

  it("what one driver may not drive is left out, or needs a second one", async () => {
    const me = await operator();
    for (const [from, to, at] of [
      ["regensburg", "linz", 1],
      ["linz", "regensburg", 5],
      ["regensburg", "linz", 9],
      ["linz", "regensburg", 13],
    ] as const)
      await group(from, to, at);
    const wide = { to: early + 20 * hour, by: "saved" };
    const alone = await searched(me, frame(me.bus.id, wide));
    expect(alone.chains.length).toBeGreaterThan(0);
    expect(alone.chains.every(({ drivers, legs }) => drivers === 1 && legs.length < 4)).toBe(true);
    const two = await searched(me, frame(me.bus.id, { ...wide, drivers: 2 }));
    expect(two.chains.some(({ drivers, legs }) => drivers === 2 && legs.length === 4)).toBe(true);
  });

  it("400 for a window that ends before it starts, is over, too long or too short, and for unknown fields", async () => {
    const me = await operator();
    const message = async (changes: Record<string, unknown>) => {
      const { status, fields } = await search(me, frame(me.bus.id, changes));
      return [status, fields?.[0]?.message];
    };
    expect(await message({ to: early - hour })).toEqual([400, "endBeforeStart"]);
    expect(await message({ to: early })).toEqual([400, "endBeforeStart"]);
    expect(await message({ from: 1, to: 2 })).toEqual([400, "dateInPast"]);
    expect(await message({ to: early + 8 * day })).toEqual([400, "windowTooLong"]);
    // Seven days last an hour more where the clocks go back.
    expect(await message({ to: early + 7 * day + hour })).toEqual([200, undefined]);
    expect(await message({ to: early + 7 * day + 2 * hour })).toEqual([400, "windowTooLong"]);
    expect(await message({ to: early + 60_000 })).toEqual([400, "windowTooShort"]);
    expect(await message({ maxLegs: 5 })).toEqual([400, "invalidValue"]);
    expect(await message({ by: "price" })).toEqual([400, "invalidValue"]);
    expect(await message({ flex: -1 })).toEqual([400, "invalidValue"]);
    expect(await message({ start: "Passau" })).toEqual([400, "AddressMissing"]);
    expect((await search(me, { ...frame(me.bus.id), seats: 0 })).status).toBe(400);
  });

  it("one clock in three time zones: a leg leaves at the moment that its group wishes", async () => {
    const spot = (city: string, country: string, longitude: number, latitude: number) => ({
      address: makePlace({ id: `typed:${city}`, city, country, longitude, latitude }),
    });
    const ways = [
      [spot("Oradea", "RO", 21.92, 47.05), spot("Szeged", "HU", 20.15, 46.25)],
      [spot("Calais", "FR", 1.86, 50.95), spot("London", "GB", -0.13, 51.51)],
    ] as const;
    for (const [start, end] of ways) {
      const me = await operator();
      await prisma.company.update({ where: { id: me.companyId }, data: start.address.location });
      const date = early + 8 * hour;
      const times = { start: { ...start, date }, end: { ...end, date: date + 4 * hour } };
      const { id } = await group("linz", "linz", 0, times);
      const [best] = (await searched(me, frame(me.bus.id))).chains;
      expect(ids(best)).toEqual([id]);
      expect(best?.legs[0]).toMatchObject({ start: date, wished: date });
    }
  });

  it("404 for a foreign bus, 400 where nobody knows the base, 401 and 403 for who is no bus partner", async () => {
    const [me, other] = [await operator(), await operator()];
    expect((await search(me, frame(other.bus.id))).status).toBe(404);
    const { fields } = await search(await person("driver"), frame(null));
    expect(fields).toMatchObject([{ path: "bus", message: "baseUnknown" }]);
    expect((await search({}, frame(me.bus.id))).status).toBe(401);
    for (const stranger of [await person("travelService"), await person(null), await person(null, "admin")])
      expect((await search(stranger, frame(me.bus.id))).status).toBe(403);
  });
});
