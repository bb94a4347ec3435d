import { describe, expect, it } from "vitest";
import { DetailFacts } from "@/components/busrequest/request-detail-facts";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { tripHours } from "@/lib/features/drivinghours/queries/trip";
import { emptyWayHome, tripWay } from "@/lib/features/way/queries";
import { wheelMinutes } from "@/lib/geo/road/profile";
import { longDay, shown } from "@/tests/long-day";

describe("what the way itself tells", () => {
  const gedser = { longitude: 11.93, latitude: 54.57 };
  const spots = (record: BusRequestRecord, ...at: { longitude: number; latitude: number }[]) =>
    at.map((location) => ({ ...record.end.address, location }) as BusRequestRecord["start"]["address"]);

  it("stops make it slower: the hours of the card are those of the way", async () => {
    const record = longDay({ transferType: "transferoneway" });
    const stops = spots(
      record,
      { longitude: 11.58, latitude: 49.95 },
      { longitude: 11.03, latitude: 50.98 },
      { longitude: 10.53, latitude: 52.26 },
    );
    const [plain, slower] = await Promise.all([tripWay(record), tripWay({ ...record, stops })]);
    const hours = tripHours(record, plain);
    expect(slower?.wheel).toBeGreaterThan(wheelMinutes(slower?.km ?? 0) + 15);
    const wheel = Math.round(plain?.wheel ?? 0);
    expect(hours?.driving).toBe(45 + wheel + wheel + 45);
    // Home past none of them.
    const home = await emptyWayHome({ ...record, stops });
    const driven = tripHours({ ...record, stops } as BusRequestRecord, slower, null, home);
    expect(driven?.driving).toBe(45 + Math.round(slower?.wheel ?? 0) + wheel + 45);
  });

  it("a ferry is not driven, and the group is there once it has crossed", async () => {
    const record = longDay({ transferType: "transferoneway" });
    const [rostock, gedserTown] = spots(record, { longitude: 12.1, latitude: 54.09 }, gedser);
    if (!rostock || !gedserTown) throw new Error("no ends");
    const trip = { ...record, start: { ...record.start, address: rostock }, end: { address: gedserTown, date: 0 } };
    const way = await tripWay(trip);
    const hours = tripHours(trip, way);
    expect(way?.crossings).toHaveLength(1);
    const [sea = { km: 0, minutes: 0 }] = way?.crossings ?? [];
    expect(sea.km).toBeGreaterThan(40);
    expect(way?.wheel).toBeLessThan(60);
    expect(((hours?.arrival ?? 0) - record.start.date) / 60_000).toBeGreaterThan(sea.minutes);
    expect(hours?.activities.find(({ type }) => type === "available")?.minutes).toBe(Math.round(sea.minutes));
  });
});

describe("km and driving time", () => {
  it("follow the road and say that they are an estimate, each way where the bus comes back", async () => {
    const record = longDay();
    const text = shown(<DetailFacts request={record} way={await tripWay(record)} />);
    expect(text).toMatch(/6\d\d km, \d+ Std (\d+ Min )?Fahrzeit je Strecke.*Schätzung über Hauptstraßen/s);
    expect(text).not.toContain("Luftlinie");
  });

  it("where no road is known to lead the words say so before they tell the straight line", async () => {
    const record = longDay({ transferType: "transferoneway" });
    const island = { ...record.start.address, location: { longitude: 13.1, latitude: 54.57 } };
    const reykjavik = { ...record.start.address, location: { longitude: -21.895, latitude: 64.135 } };
    const trip = { ...record, start: { ...record.start, address: island }, end: { address: reykjavik, date: 0 } };
    const text = shown(
      <DetailFacts request={trip as BusRequestRecord} way={await tripWay(trip as BusRequestRecord)} />,
    );
    expect(text).toMatch(/Straßenverbindung nicht bekannt: Schätzung aus der Luftlinie/);
  });

  it("the line begins and ends where the reader's record says, not nearer", async () => {
    const record = longDay();
    const way = await tripWay(record);
    const { longitude, latitude } = record.start.address.location;
    expect(way?.line[0]).toEqual([longitude, latitude]);
    expect(way?.line.at(-1)).toEqual([9.99, 53.55]);
  });
});
