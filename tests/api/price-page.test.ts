import { beforeEach, describe, expect, it } from "vitest";
import { priceOf } from "@/app/[lng]/(public)/price/load";
import { resetDb } from "@/tests/db";
import { place, prague, regensburg } from "@/tests/people";

beforeEach(resetDb);

const northSea = place("Nordsee", 3, 56);
const lake = place("Bodensee", 9.42, 47.61);
const viewer = { kind: "anonymous", ip: "192.0.2.7", language: "de" } as never;
const date = Date.now() + 30 * 86_400_000;
const asked = (changes: object) =>
  priceOf({ transferType: "transferoneway", passengers: 40, start: { address: regensburg, date }, ...changes }, viewer);

describe("the price page", () => {
  it("tells a place in the water as such, in start, end and stops, and reckons nothing past it", async () => {
    const wet = await asked({ start: { address: northSea, date }, end: { address: prague } });
    expect(wet).toMatchObject({ atSea: [{ path: "start.address", name: northSea.address }], changes: null });
    expect(wet.record).toMatchObject({ guide: null, missing: ["start"] });
    const stopped = await asked({ stops: [prague, lake], end: { address: northSea } });
    expect(stopped.atSea).toEqual([
      { path: "stops.1", name: lake.address },
      { path: "end.address", name: northSea.address },
    ]);
    expect(stopped.changes).toBeNull();
  });

  it("has a guide for places on land", async () => {
    const dry = await asked({ end: { address: prague } });
    expect(dry.atSea).toEqual([]);
    expect(dry.record?.guide?.gross.typical).toBeGreaterThan(500);
    expect(dry.changes).not.toBeNull();
  });
});
