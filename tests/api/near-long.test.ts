import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import type { NearPageQuery } from "@/lib/features/filtersetting/queries/near";
import { mostCounted } from "@/lib/features/filtersetting/rules";
import { makeAdvertiserLocation } from "@/prisma/factories/advertiser-location";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { regensburg } from "@/prisma/factories/place";
import { resetDb } from "../db";
import { at, freshFor, idsOf, kiel, list, page, partner } from "./near-calls";

const groups = 2_400;

/** Around Regensburg, each a little further and later than the one before; every fortieth ends, empty, in Kiel. */
async function fillMarket(like: string) {
  await prisma.$executeRawUnsafe(
    `insert into bus_request (id, category, state, mode, "transferType", "startPlace", "startLongitude", "startLatitude",
      "startDate", "endPlace", "endLongitude", "endLatitude", "endDate", "companyName", "companyType", email, passengers,
      radius, "confirmedAt", "approvedAt", "createdAt")
    select uuidv7(), (case when i % 40 = 0 then 'emptyride' when i % 30 = 1 then 'emergency' else 'grouprequest' end)::"RequestKind",
      'active', 'collective', "transferType", "startPlace", "startLongitude" + i * 0.0001, "startLatitude",
      "startDate" + (i * 7919 % ${groups}) * interval '1 minute', "endPlace", "endLongitude", "endLatitude",
      "endDate" + interval '3 days', "companyName", 'busoperator', email, passengers, 10, "confirmedAt",
      "approvedAt" - i * interval '1 minute', "createdAt" - i * interval '1 minute'
    from bus_request, generate_series(1, ${groups}) i where id = $1::uuid`,
    like,
  );
}

type Row = { id: string; category: string; startDate: Date; since: Date; metres: number };
/** What the pages below are held against: all rows, sorted here. */
const everything = () =>
  prisma.$queryRawUnsafe<Row[]>(
    `select id, category::text, "startDate", coalesce("approvedAt", "createdAt") as since,
    "startLongitude"::float8 as metres from bus_request where "endDate" > now()`,
  );
const sorted = (rows: readonly Row[], by: (row: Row) => number) =>
  [...rows].sort((a, b) => Number(b.category === "emergency") - Number(a.category === "emergency") || by(a) - by(b));

describe("a list of thousands", () => {
  let own: Awaited<ReturnType<typeof partner>>;
  let rows: Row[];
  const ids = async (query: Partial<NearPageQuery>) => (await page(own, query)).rows.map(({ id }) => id);

  beforeAll(async () => {
    await resetDb();
    own = await partner();
    await fillMarket((await makeBusRequest({ start: at(regensburg, 100), end: at(kiel, 110), passengers: 40 })).id);
    rows = await everything();
  });

  it("is counted up to a thousand, kinds at least in hundreds; what is rarer is told exactly", async () => {
    const found = await page(own, { sort: "date" });
    const of = (category: string) => rows.filter((row) => row.category === category).length;
    expect(found.total).toBe(mostCounted + 1);
    expect(found.long).toBe(true);
    expect(found.kinds).toMatchObject({ vacancy: 0, emergency: of("emergency"), emptyride: of("emptyride") });
    expect(found.kinds.grouprequest).toBeGreaterThanOrEqual(mostCounted);
    expect((found.kinds.grouprequest ?? 0) % 100).toBe(0);
    expect((await page(own, { sort: "date", kinds: ["emptyride"] })).total).toBe(of("emptyride"));
    expect((await list(own.companyId, own.cookie, { take: 5 })).total).toBe(mostCounted + 1);
  });

  it.each([
    ["date", (row: Row) => row.startDate.getTime()],
    ["newest", (row: Row) => -row.since.getTime()],
    ["distance", (row: Row) => row.metres],
  ] as const)("begins with the same rows as if all were sorted: %s", async (sort, by) => {
    const all = sorted(rows, by).map(({ id }) => id);
    expect(await ids({ sort })).toEqual(all.slice(0, 10));
    expect(await ids({ sort, skip: 90 })).toEqual(all.slice(90, 100));
    const calls = [...rows].sort((a, b) => by(a) - by(b)).map(({ id }) => id);
    expect(await idsOf(own.companyId, own.cookie, { sort, take: 3, skip: 7 })).toEqual(calls.slice(7, 10));
  });

  it("of what passes a hotel no more is looked at than is shown, by distance the thousand that start first", async () => {
    const hotel = await partner("travelService", kiel);
    const west = { ...regensburg, city: "Abbach", longitude: regensburg.longitude - 0.01 };
    await makeAdvertiserLocation({ companyId: hotel.companyId, spot: west });
    const groupsBy = (all: readonly Row[], by: (row: Row) => number) =>
      sorted(
        all.filter(({ category }) => category === "grouprequest"),
        by,
      );
    const shown = async (query: Partial<NearPageQuery>) => (await page(hotel, query)).rows.map(({ id }) => id);
    const soonest = groupsBy(rows, (row) => row.startDate.getTime());
    const newest = groupsBy(rows, (row) => -row.since.getTime());
    const nearest = groupsBy(soonest.slice(0, mostCounted + 1), (row) => row.metres);
    for (const [sort, all] of [
      ["date", soonest] as const,
      ["newest", newest] as const,
      ["distance", nearest] as const,
    ]) {
      const expected = all.map(({ id }) => id);
      expect(await shown({ sort }), sort).toEqual(expected.slice(0, 10));
      expect(await shown({ sort, skip: 500 }), sort).toEqual(expected.slice(500, 510));
    }
    const found = await page(hotel, { sort: "distance" });
    expect(found).toMatchObject({ total: mostCounted + 1, long: true });
    expect((found.rows[0] as { distance?: number }).distance).toBeLessThan(2);
    const byDate = [...rows].sort((a, b) => a.startDate.getTime() - b.startDate.getTime()).map(({ id }) => id);
    expect(await idsOf(hotel.companyId, hotel.cookie, { sort: "date", take: 3, skip: 7 })).toEqual(byDate.slice(7, 10));
  });

  it("a kind that is rare here is sorted whole", async () => {
    const rides = rows.filter(({ category }) => category === "emptyride");
    const found = await ids({ sort: "date", kinds: ["emptyride"], skip: 10 });
    expect(found).toEqual(
      sorted(rides, (row) => row.startDate.getTime())
        .slice(10, 20)
        .map(({ id }) => id),
    );
  });

  it("what fits stands first, what is hidden is left out, and both are told alone", async () => {
    const groupsByDate = sorted(
      rows.filter(({ category }) => category === "grouprequest"),
      (row) => row.startDate.getTime(),
    );
    const [first, second] = groupsByDate.slice(0, 2).map(({ id }) => id);
    await prisma.requestMark.create({ data: { companyId: own.companyId, requestId: first ?? "", hidden: true } });
    const found = await page(own, { sort: "fits", kinds: ["grouprequest"] });
    expect(found.hiddenTotal).toBe(1);
    expect(found.rows[0]?.id).toBe(second);
    expect(await page(own, { sort: "date", hidden: true })).toMatchObject({ total: 1, rows: [{ id: first }] });
    expect(await page(own, { sort: "fits", fitting: true })).toMatchObject({ total: 0, rows: [] });
    await prisma.requestMark.deleteMany();
  });

  it("tells what came in since the last visit, up to 99", async () => {
    const newest = sorted(rows, (row) => -row.since.getTime()).filter(({ category }) => category !== "emergency");
    const see = (nearSeenAt: Date) => prisma.user.updateMany({ data: { nearSeenAt } });
    await see(new Date((newest[7] as Row).since.getTime() + 1));
    const since = (newest[7] as Row).since;
    expect(await freshFor(own)).toBe(rows.filter((row) => row.since > since).length);
    await see((newest.at(-1) as Row).since);
    expect((await page(own, { sort: "date" })).fresh).toBe(100);
  });
});
