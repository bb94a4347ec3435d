import { beforeAll, describe, expect, it } from "vitest";
import { stopsAtBreaks } from "@/lib/features/advertiserlocation/queries/at-break";
import { tripHours } from "@/lib/features/drivinghours/queries/trip";
import type { TripHoursRecord } from "@/lib/features/drivinghours/schema";
import { tripWay } from "@/lib/features/way/queries";
import type { TripWay } from "@/lib/features/way/schema";
import { resetDb } from "@/tests/db";
import { requestRecord } from "@/tests/request-record";
import { create, house, plain } from "./location-calls";

const always = Object.fromEntries(
  ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map((day) => [day, [{ from: "00:00", to: "24:00" }]]),
);
const never = { mon: [{ from: "03:00", to: "03:05" }] };

let way: TripWay;
let hours: TripHoursRecord;
let break0: TripHoursRecord["breaks"][number];

beforeAll(async () => {
  await resetDb();
  const record = requestRecord({ transferType: "transferoneway", stops: [] });
  const hamburg = {
    ...record.end.address,
    location: { longitude: 9.99, latitude: 53.55 },
  } as typeof record.start.address;
  const trip = { ...record, end: { address: hamburg, date: record.end.date } };
  way = (await tripWay(trip)) as TripWay;
  hours = tripHours(trip, way) as TripHoursRecord;
  break0 = hours.breaks[0] as typeof break0;
  const middle = way.line[Math.round((way.line.length * (break0.fromKm + break0.toKm)) / 2 / way.km)] ?? [0, 0];
  const location = { longitude: middle[0] + 0.03, latitude: middle[1] };
  const service = await house();
  for (const changes of [
    { title: "Rasthof offen", facts: { coachBays: 6, hours: always }, location },
    { title: "Rasthof zu", facts: { hours: never }, location },
    { title: "Rasthof fern" },
  ]) {
    const { status, fields } = await create(service, { ...plain, ...changes });
    expect(status, JSON.stringify(fields)).toBeLessThan(300);
  }
});

describe("partners where the break may lie", () => {
  it("names who is beside that stretch and open then, with bays, distance and time; not the closed, not the far one", async () => {
    const [stops = []] = await stopsAtBreaks(hours, way, "de");
    expect(stops.map(({ title }) => title)).toEqual(["Rasthof offen"]);
    const [stop] = stops;
    expect(stop).toMatchObject({ coachBays: 6, open: true });
    expect(stop?.km).toBeLessThan(10);
    expect(stop?.atKm).toBeGreaterThanOrEqual(break0.fromKm);
    expect(stop?.atKm).toBeLessThanOrEqual(break0.toKm);
    expect(stop?.at).toBeGreaterThanOrEqual(break0.from);
    expect(stop?.at).toBeLessThanOrEqual(break0.to);
  });

  it("has a list for each break, out and back, with the km of its own way", async () => {
    const { km } = way;
    const back = { ...break0, section: "back" as const, fromKm: km - break0.toKm, toKm: km - break0.fromKm };
    const [out, home] = await stopsAtBreaks({ ...hours, breaks: [break0, back] }, way, "de");
    expect([out, home].map((stops) => stops?.map(({ title }) => title))).toEqual([
      ["Rasthof offen"],
      ["Rasthof offen"],
    ]);
    expect(Math.abs((out?.[0]?.atKm ?? 0) + (home?.[0]?.atKm ?? 0) - km)).toBeLessThan(km / 20);
  });

  it("on a way home of its own the break lies on that one, not on the road over the stops", async () => {
    const { line, km } = way;
    // Out over somewhere else, home by this road.
    const outside = { ...way, line: [[-3.7, 40.4] as [number, number], [-4, 41] as [number, number]] };
    const trip = { ...outside, km: 2 * km, home: { ...way, line, km } };
    const [found] = await stopsAtBreaks({ ...hours, breaks: [{ ...break0, section: "back" }] }, trip, "de");
    expect(found?.map(({ title, section }) => [title, section])).toEqual([["Rasthof offen", "back"]]);
    expect(await stopsAtBreaks({ ...hours, breaks: [break0] }, trip, "de")).toEqual([[]]);
  });

  it("nobody where no break falls", async () => {
    expect(await stopsAtBreaks({ ...hours, breaks: [] }, way, "de")).toEqual([]);
  });
});
