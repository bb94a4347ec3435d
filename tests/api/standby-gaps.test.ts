import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { type GapsRecord, gapsRecord } from "@/lib/features/standby/schema";
import { makeBus } from "@/prisma/factories/bus";
import { resetDb } from "@/tests/db";
import { person, regensburg } from "@/tests/people";
import { addDriver } from "./driver-calls";
import { operator, readGaps } from "./standby-calls";

beforeEach(resetDb);

const day = 86_400_000;

/** On call at a place from yesterday on. */
async function onCall(companyId: string, until: number) {
  const { location } = regensburg;
  const [start, end] = [new Date(Date.now() - day), new Date(until)];
  await prisma.standbyWindow.create({ data: { companyId, base: "home", place: {}, ...location, start, end } });
}
const read = async (who: { cookie: string }): Promise<GapsRecord> => gapsRecord.parse((await readGaps(who)).entity[0]);
const nearest = ({ towns }: GapsRecord, at: { longitude: number; latitude: number }) => {
  const far = (town: typeof at) => Math.hypot(town.longitude - at.longitude, town.latitude - at.latitude);
  return towns.reduce((best, town, index) => (far(town) < far(towns[best] ?? town) ? index : best), 0);
};

describe("GET /standby/gaps", () => {
  it("seven nights: where nobody is on call nobody is there, and the own base that would be", async () => {
    const me = await operator();
    const bus = await makeBus({ companyId: me.companyId });
    const driver = (await addDriver(me)).entity[0].id;
    const gaps = await read(me);
    expect(gaps).toMatchObject({ timeZone: "Europe/Berlin", source: "network" });
    expect(gaps.nights).toHaveLength(7);
    expect(gaps.towns.length).toBeGreaterThan(25);
    for (const { covered, onCall: count, start, end } of gaps.nights) {
      expect([covered.some(Boolean), count]).toEqual([false, 0]);
      expect(Math.round((end - start) / 3_600_000)).toBeGreaterThanOrEqual(9);
    }
    const around = gaps.nights[0]?.gaps.find(({ places }) => places.includes("Regensburg"));
    expect(around).toMatchObject({ minutes: null, own: { base: "home", name: "Regensburg", bus: bus.id, driver } });
  });

  it("who stands ready closes gaps within an hour for his nights alone, and is not told to others", async () => {
    const [me, other] = [await operator(), await operator()];
    await onCall(other.companyId, (await read(me)).nights[2]?.end ?? 0);
    // Without a bus no emergency would ask it, whatever its windows say.
    expect((await read(me)).nights.every(({ covered }) => !covered.includes(true))).toBe(true);
    await makeBus({ companyId: other.companyId });
    const gaps = await read(me);
    const town = nearest(gaps, regensburg.location);
    const far = nearest(gaps, { longitude: 11.42, latitude: 48.76 });
    expect(gaps.nights.map(({ covered }) => covered[town])).toEqual([true, true, true, false, false, false, false]);
    expect(gaps.nights[0]?.covered[far]).toBe(false);
    expect(gaps.nights.map(({ onCall: count }) => count).slice(0, 3)).toEqual([1, 1, 1]);
    const told = JSON.stringify(gaps);
    for (const secret of [other.companyId, "Reisen busoperator"]) expect(told).not.toContain(secret);
    const next = gaps.nights[0]?.gaps.flatMap(({ minutes }) => minutes ?? []) ?? [];
    expect(next.length).toBeGreaterThan(0);
    for (const minutes of next) expect([minutes > 60, minutes % 5]).toEqual([true, 0]);
  });

  it("half a night leaves the other half open", async () => {
    const me = await operator();
    await makeBus({ companyId: me.companyId });
    const before = await read(me);
    const { start, end } = before.nights[1] ?? { start: 0, end: 0 };
    const middle = (start + end) / 2;
    const window = { companyId: me.companyId, base: "home", place: {}, ...regensburg.location };
    await prisma.standbyWindow.create({ data: { ...window, start: new Date(start), end: new Date(middle) } });
    const gaps = await read(me);
    const gap = gaps.nights[1]?.gaps.find(({ places }) => places.includes("Regensburg"));
    expect(gap).toMatchObject({ start: middle, end });
  });

  it("is for bus partners; who has no position has no towns", async () => {
    for (const who of [await person("travelService"), await person(null, "admin")])
      expect((await readGaps(who)).status).toBe(403);
    expect((await readGaps({})).status).toBe(401);
    expect(await read(await person("driver"))).toMatchObject({ towns: [] });
  });
});
