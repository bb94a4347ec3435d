import { earthKm } from "@/lib/geo/earth";
import { beforeAll, describe, expect, it, vi } from "vitest";
import * as near from "@/app/api/advertiserlocation/activeallnear/route";
import { pool, query, queryOnce } from "@/lib/db/pool";
import { findLocations } from "@/lib/features/advertiserlocation/queries/near";
import { routeOf, vectorOf } from "@/lib/features/advertiserlocation/rules/route";
import { makeAdvertiser } from "@/prisma/factories/advertiser";
import { makeCompany } from "@/prisma/factories/company";
import { asOwner, envelope, request, resetDb } from "../db";

type Point = { longitude: number; latitude: number };
type Row = Point & { id: string };

const regensburg = { longitude: 12.1016, latitude: 49.0134 };
const prague = { longitude: 14.4378, latitude: 50.0755 };
const madrid = { longitude: -3.7026, latitude: 40.4165 };
const opposite = { longitude: 12.1016 - 180, latitude: -49.0134 };
const take = 25;
let rows: Row[] = [];

async function fill(companyId: string, count: number) {
  await query(
    "tests.houses",
    `insert into advertiser_location (id, "companyId", title, description, address, longitude, latitude, category)
     select gen_random_uuid(), $1::uuid, '{}', '{}', '{}', -10 + (n * 7919 % 4001) * 0.008, 36 + (n * 104729 % 3001) * 0.006,
       'hotel' from generate_series(1, $2::int) n`,
    [companyId, count],
  );
}

beforeAll(async () => {
  await resetDb();
  for (const abonnement of ["active", "cancelled"] as const) {
    const { id: companyId } = await makeCompany({ companyType: "travelService", name: abonnement });
    await makeAdvertiser({ companyId, abonnement });
    await fill(companyId, abonnement === "active" ? 3_000 : 300);
    if (abonnement === "active") {
      const text = `select id, longitude, latitude from advertiser_location where "companyId" = $1::uuid`;
      rows = await query<Row>("tests.allHouses", text, [companyId]);
    }
  }
});

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, part, axis) => sum + part * (b[axis] ?? 0), 0);
const angle = (a: readonly number[], b: readonly number[]) => Math.acos(Math.max(-1, Math.min(1, dot(a, b))));

/** The same by looking at every single one. */
function byHand(start: Point, end: Point, km: number) {
  const { a, b, side, ahead, back } = routeOf(start, end);
  const far = (point: Point) => {
    const p = vectorOf(point);
    const beside = dot(p, ahead) > 0 && dot(p, back) > 0;
    return earthKm * (beside ? Math.asin(Math.min(1, Math.abs(dot(p, side)))) : Math.min(angle(a, p), angle(b, p)));
  };
  const all = rows.map((row) => ({ id: row.id, km: far(row) })).filter((row) => row.km <= km);
  all.sort((one, two) => one.km - two.km || (one.id < two.id ? -1 : 1));
  return { total: all.length, kms: all.slice(0, take).map((row) => Math.round(row.km)) };
}

async function found(start: Point, end: Point | null, km: number | null) {
  const answer = await findLocations({ start, end, km, take });
  return { total: answer.total, kms: answer.rows.map((row) => Math.round(row.distance ?? -1)) };
}

describe("the nearest by the index are the nearest of all", () => {
  for (const km of [null, 20, 90, 1000]) {
    it(`around one place, within ${km ?? "any"} km`, async () => {
      expect(await found(regensburg, null, km)).toEqual(byHand(regensburg, regensburg, km ?? 30_000));
      expect(await found(prague, prague, km)).toEqual(byHand(prague, prague, km ?? 30_000));
    });
    it(`along a short and a long route, within ${km ?? "any"} km`, async () => {
      expect(await found(regensburg, prague, km)).toEqual(byHand(regensburg, prague, km ?? 30_000));
      expect(await found(madrid, prague, km)).toEqual(byHand(madrid, prague, km ?? 30_000));
    });
  }

  it("far from everything, and between opposite ends of the Earth", async () => {
    const [ocean, coast] = [
      { longitude: -150, latitude: -20 },
      { longitude: -140, latitude: 10 },
    ];
    expect(await found(ocean, coast, null)).toEqual(byHand(ocean, coast, 30_000));
    expect((await found(regensburg, opposite, 300)).total).toBe(byHand(regensburg, regensburg, 300).total);
  });

  it("reads by the index on the position, with and without a radius", async () => {
    await asOwner("analyze advertiser_location, advertiser, company");
    const asked = vi.spyOn(pool(), "query");
    await found(regensburg, null, null);
    await found(regensburg, prague, null);
    await found(madrid, prague, 500);
    const reads = (asked.mock.calls as unknown as [Asked][]).map(([{ name, text, values }]) => ({
      name,
      text,
      values,
    }));
    asked.mockRestore();
    const finding = reads.filter(({ name }) => /\.(nearest|within|bound|along)$/.test(name));
    expect(new Set(finding.map(({ name }) => name)).size).toBeGreaterThanOrEqual(2);
    for (const { name, text, values } of finding) {
      const plan = JSON.stringify(await queryOnce(`explain (format json) ${text}`, values));
      expect(plan, name).toContain('"advertiser_location_pos');
      expect(plan, name).not.toMatch(/"Seq Scan"[^{}]*"advertiser_location"/);
    }
  });
});

type Asked = { name: string; text: string; values: unknown[] };

describe("POST /advertiserlocation/activeallnear with many", () => {
  const ask = async (body: unknown) =>
    envelope(await near.POST(request("/api/advertiserlocation/activeallnear", { body })));

  it("gives 500 at most, and says how many there are", async () => {
    for (const body of [{}, { start: regensburg }, { start: regensburg, end: prague }]) {
      const answer = await ask(body);
      expect(answer).toMatchObject({ status: 200, total: 3_000 });
      expect(answer.entity).toHaveLength(500);
    }
    const { total } = byHand(regensburg, prague, 800);
    expect(await ask({ start: regensburg, end: prague, radius: 800 })).toMatchObject({ total });
  });

  it("the same at every call, and the start alone is the end alone", async () => {
    const ids = async (body: unknown) => (await ask(body)).entity.map(({ id }: Row) => id);
    const first = await ids({ start: regensburg });
    expect(await ids({ start: regensburg })).toEqual(first);
    expect(await ids({ end: regensburg })).toEqual(first);
    expect(await ids({ start: regensburg, end: null, radius: null })).toEqual(first);
  });

  it("400 for coordinates that are none and for fields that it does not know", async () => {
    const off = [
      { start: { longitude: 12, latitude: 91 } },
      { start: { longitude: -181, latitude: 1 } },
      { start: { longitude: null, latitude: 1 } },
      { start: { longitude: "12", latitude: "49" } },
      { start: { ...regensburg, town: "Regensburg" } },
      { end: [12, 49] },
      { radius: 1001 },
      { radius: "20" },
      { start: regensburg, category: "hotel" },
    ];
    for (const body of off) {
      const answer = await ask(body);
      expect(answer).toMatchObject({ status: 400, successful: false, entity: [] });
      expect(answer.fields.length).toBeGreaterThan(0);
    }
  });

  it("ties go by id", async () => {
    const [a, b] = rows;
    await query(
      "tests.tie",
      "update advertiser_location set longitude = 100, latitude = 60 where id = any($1::uuid[])",
      [[a?.id, b?.id]],
    );
    const there = { longitude: 100, latitude: 60 };
    const wanted = [a?.id, b?.id].sort();
    for (const body of [{ start: there }, { start: there, end: { longitude: 101, latitude: 60 } }]) {
      expect((await ask(body)).entity.slice(0, 2).map(({ id }: Row) => id)).toEqual(wanted);
    }
  });
});
