import { beforeEach, describe, expect, it } from "vitest";
import { priceOf, readPrice } from "@/app/[lng]/(public)/price/load";
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

  it("says what the request form would refuse, at the field: a place nobody knows, a moment that is over or none", async () => {
    const past = Date.now() - 86_400_000;
    const over = await asked({ start: { address: regensburg, date: past }, end: { address: prague } });
    expect(over).toMatchObject({ errors: [{ path: "start.date", message: "dateInPast" }], changes: null });
    const backwards = await asked({ end: { address: prague, date: date - 3_600_000 } });
    expect(backwards.errors).toEqual([{ path: "end.date", message: "endBeforeStart" }]);
    const typed = await readPrice({ fromText: "Xyzzqwort", toText: "Prag", date: "31.02.2030" }, "de", viewer);
    expect(typed.errors).toEqual([
      { path: "start.date", message: "dateInvalid" },
      { path: "start.address", message: "placeNotChosen" },
    ]);
    expect(typed.known.start?.address?.address).toBe("Xyzzqwort");
    const late = await readPrice(
      { fromText: "Regensburg", date: new Date(date).toISOString().slice(0, 10), time: "25:70" },
      "en",
      viewer,
    );
    expect(late.errors).toEqual([{ path: "start.date", message: "timeInvalid" }]);
    for (const passengers of ["0", "501", "-3", "4,5", "viele"]) {
      const crowd = await readPrice({ fromText: "Regensburg", passengers }, "es", viewer);
      expect(crowd.errors, passengers).toEqual([{ path: "passengers", message: "passengersRange" }]);
    }
    expect((await readPrice({ fromText: "Regensburg", passengers: "500" }, "es", viewer)).errors).toEqual([]);
  });
});
