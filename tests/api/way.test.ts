import { beforeAll, describe, expect, it } from "vitest";
import * as drivinghours from "@/app/api/drivinghours/route";
import * as ways from "@/app/api/way/route";
import { envelope, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { makeGroup, tokenOf } from "./fit-calls";

let cookie: string;
beforeAll(async () => {
  await resetDb();
  ({ cookie } = await person("busoperator"));
});

const regensburg = { latitude: 49.017, longitude: 12.097 };
const hamburg = { latitude: 53.55, longitude: 9.99 };

const measure = async (body: unknown, as: { cookie?: string; token?: string } = { cookie }) => {
  const headers: Record<string, string> = as.token ? { "x-request-token": as.token } : {};
  return envelope(await ways.POST(request("/api/way", { method: "POST", body, cookie: as.cookie, headers })));
};
const check = async (body: unknown) =>
  envelope(await drivinghours.POST(request("/api/drivinghours", { method: "POST", body })));

describe("POST /way", () => {
  it("200 km along the road, minutes with breaks, a line between both ends", async () => {
    const { status, entity } = await measure({ points: [regensburg, hamburg] });
    expect(status).toBe(200);
    expect(entity[0]).toMatchObject({ source: "network" });
    expect(entity[0].km).toBeGreaterThan(650);
    expect(entity[0].km).toBeLessThan(800);
    // Nine hours at the wheel need a break.
    expect(entity[0].minutes).toBeGreaterThan(540);
    expect(entity[0].line.length).toBeGreaterThan(10);
  });

  it("tells where on its line a ferry lies; a way on land has no such field", async () => {
    const rostock = { latitude: 54.09, longitude: 12.13 };
    const copenhagen = { latitude: 55.68, longitude: 12.57 };
    const sea = await measure({ points: [rostock, copenhagen] });
    const land = await measure({ points: [regensburg, hamburg] });
    const { line, ferries }: { line: number[][]; ferries: [number, number][] } = sea.entity[0];
    expect(ferries).toHaveLength(1);
    const [port, landing] = (ferries[0] ?? []).map((at) => line[at]?.[1] ?? 0);
    expect(port).toBeLessThan(54.4);
    expect(landing).toBeGreaterThan(54.4);
    expect(Object.keys(land.entity[0]).sort()).toEqual(["km", "line", "minutes", "source"]);
  });

  it("in the sea, on another side of the Earth, twice the same: an answer that says what it rests on", async () => {
    const tasman = { latitude: -40, longitude: 160 };
    const atlantic = { latitude: 45, longitude: -30 };
    const [sea, far, same] = await Promise.all(
      [
        [regensburg, atlantic],
        [regensburg, tasman],
        [regensburg, regensburg],
      ].map((points) => measure({ points })),
    );
    for (const { entity } of [sea, far]) expect(entity[0]).toMatchObject({ source: "factor" });
    expect(far?.entity[0].km).toBeGreaterThan(15_000);
    expect(same?.entity[0]).toMatchObject({ minutes: 0, km: 0 });
  });

  it("400 for one point, for thirteen, for a place off the earth; 401 without an account", async () => {
    for (const points of [
      [regensburg],
      Array(13).fill(regensburg),
      [regensburg, { latitude: 91, longitude: 0 }],
      [regensburg, null],
      "",
      [regensburg, { ...hamburg, planet: "Mars" }],
    ])
      expect((await measure({ points })).status).toBe(400);
    expect((await measure({ points: [regensburg, hamburg] }, {})).status).toBe(401);
  });

  it("200 for an author without an account by the link of its request, 401 for a link that is none", async () => {
    const group = await makeGroup();
    const points = [regensburg, hamburg];
    const { status, entity } = await measure({ points }, { token: await tokenOf(group.id) });
    expect(status).toBe(200);
    expect(entity[0].line.length).toBeGreaterThan(10);
    expect((await measure({ points }, { token: "a".repeat(43) })).status).toBe(401);
  });
});

describe("POST /drivinghours", () => {
  const start = "2027-06-12T06:00";

  it("names the article and the minute, for everybody", async () => {
    const { status, entity } = await check({ start, activities: [{ type: "driving", minutes: 271 }] });
    expect(status).toBe(200);
    expect(entity[0]).toEqual({
      inScope: true,
      violations: [{ rule: "break-4.5h", article: "561/2006 Art. 7", at: 270 }],
    });
  });

  it("400 for an unknown activity, negative minutes, no activity, a date that is none", async () => {
    for (const body of [
      { start, activities: [{ type: "sleeping", minutes: 5 }] },
      { start, activities: [{ type: "driving", minutes: -5 }] },
      { start, activities: [] },
      { start: "2027-13-40T06:00", activities: [{ type: "driving", minutes: 5 }] },
      { start: "2027-02-31T06:00", activities: [{ type: "driving", minutes: 5 }] },
      { start, activities: [{ type: "driving", minutes: 5 }], crew: 3 },
    ])
      expect((await check(body)).status, JSON.stringify(body)).toBe(400);
  });
});
