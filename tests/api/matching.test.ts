import { rules } from "@/lib/access/rules";
import { viewerAs } from "@/tests/viewer";
import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { changeFilterSettings } from "@/lib/features/filtersetting/commands/change";
import { matchedCompanies } from "@/lib/features/filtersetting/queries/match";
import { matchedRequests } from "@/lib/features/filtersetting/queries/near";
import { type FilterSettingsChange, nearQuery } from "@/lib/features/filtersetting/schema";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makeCompany } from "@/prisma/factories/company";
import { makePlace, prag, regensburg, type Spot } from "@/prisma/factories/place";
import { makeUser } from "@/prisma/factories/user";
import { asUser, resetDb } from "../db";

beforeEach(resetDb);

/** So many km north of Regensburg, on its meridian. */
const north = (km: number): Spot => ({
  ...regensburg,
  id: `test:${km}`,
  latitude: regensburg.latitude + km / ((Math.PI * 6378.168) / 180),
});
const at = (spot: Spot) => ({ address: makePlace(spot), date: Date.now() + 86_400_000 });
const base = (radius: number, spot = regensburg) => ({ place: makePlace(spot), radius });

type Query = FilterSettingsChange & { company?: Parameters<typeof makeCompany>[0] };

async function partner({ company: data, ...change }: Query = {}) {
  const company = await makeCompany(data);
  const user = await makeUser({ companyId: company.id, owner: true });
  const { cookie } = await asUser(user);
  if (Object.keys(change).length > 0) {
    await changeFilterSettings(await viewerAs(rules["filtersetting.own"], cookie), company.id, change);
  }
  const viewer = await viewerAs(rules["near.read"], cookie);
  return { ...company, viewer };
}

const companies = (requestId: string, limit = 100, after?: string) =>
  matchedCompanies(prisma as never, requestId, { limit, after });
const requests = async ({ viewer, id }: Awaited<ReturnType<typeof partner>>) => {
  const { rows } = await matchedRequests(viewer, id, nearQuery.parse({}));
  return rows as { id: string; distance?: number }[];
};

/** Both ways must say the same. */
async function matches(someone: Awaited<ReturnType<typeof partner>>, request: { id: string }) {
  const there = (await companies(request.id)).find(({ id }) => id === someone.id);
  const back = (await requests(someone)).find(({ id }) => id === request.id);
  expect(Boolean(there)).toBe(Boolean(back));
  if (there && back)
    expect(there.distance === null ? undefined : Math.round(there.distance * 10) / 10).toBe(back.distance);
  return Boolean(there);
}

describe("matching, from the request and from the company", () => {
  it("meets at the edge of a base's radius and not beyond it", async () => {
    const someone = await partner({ bases: [base(60)] });
    expect(await matches(someone, await makeBusRequest({ companyType: "driver", start: at(north(59.9)) }))).toBe(true);
    expect(await matches(someone, await makeBusRequest({ companyType: "driver", start: at(north(60.1)) }))).toBe(false);
    // The corner of the box around the circle.
    const corner = { ...regensburg, longitude: regensburg.longitude + 0.7, latitude: regensburg.latitude + 0.46 };
    expect(await matches(someone, await makeBusRequest({ companyType: "driver", start: at(corner) }))).toBe(false);
  });

  it("takes the nearest of several bases, and names a company once", async () => {
    const someone = await partner({ bases: [base(60), base(80, north(20)), base(1000, prag)] });
    const request = await makeBusRequest({ companyType: "driver", start: at(north(25)) });
    const found = await companies(request.id);
    expect(found).toHaveLength(1);
    expect(found[0]?.distance).toBeCloseTo(5, 1);
    expect((await requests(someone))[0]?.distance).toBe(5);
  });

  it.each([
    ["kinds", { kinds: ["vacancy"] }, { kinds: ["grouprequest", "vacancy"] }],
    ["vehicle types", { vehicleTypes: ["van"] }, { vehicleTypes: ["van", "coach"] }],
    ["the smallest group", { passengers: { min: 43 } }, { passengers: { min: 42 } }],
    ["the largest group", { passengers: { max: 41 } }, { passengers: { max: 42 } }],
  ] as [string, FilterSettingsChange, FilterSettingsChange][])("asks for %s", async (_what, no, yes) => {
    const request = await makeBusRequest({ passengers: 42, vehicleTypes: ["coach"] });
    expect(await matches(await partner(no), request)).toBe(false);
    expect(await matches(await partner(yes), request)).toBe(true);
  });

  it("an open request meets everybody: no vehicle type, no number of people", async () => {
    const someone = await partner({ vehicleTypes: ["van"], passengers: { min: 20, max: 30 } });
    expect(await matches(someone, await makeBusRequest({ vehicleTypes: [], passengers: null }))).toBe(true);
  });

  it("an empty ride is wanted at its end too, a free bus as far as it comes; a group only where it starts", async () => {
    const someone = await partner({ bases: [base(20, prag)] });
    const ride = { category: "emptyride", companyType: "busoperator" } as const;
    expect(await matches(someone, await makeBusRequest(ride))).toBe(true);
    expect(await matches(someone, await makeBusRequest())).toBe(false);
    const free = {
      category: "vacancy",
      companyType: "driver",
      end: { address: null, date: Date.now() + 9e7 },
    } as const;
    const near = await partner({ bases: [base(20, north(100))] });
    const starts = { start: { ...at(regensburg), date: Date.now() + 8e7 } };
    expect(await matches(near, await makeBusRequest({ ...free, ...starts, radius: 79 }))).toBe(false);
    expect(await matches(near, await makeBusRequest({ ...free, ...starts, radius: 81 }))).toBe(true);
    expect(await matches(near, await makeBusRequest({ ...ride, radius: 81 }))).toBe(true);
    expect(await matches(near, await makeBusRequest({ radius: 81 }))).toBe(false);
  });

  it("no base means everywhere; with nothing stored 100 km around the seat", async () => {
    const everywhere = await partner({ bases: [] });
    const seated = await partner();
    const far = await makeBusRequest({ companyType: "driver", start: at(north(101)) });
    const near = await makeBusRequest({ companyType: "driver", start: at(north(99)) });
    expect([await matches(everywhere, far), await matches(seated, far)]).toEqual([true, false]);
    expect([await matches(everywhere, near), await matches(seated, near)]).toEqual([true, true]);
    const nowhere = await partner({ company: { longitude: null, latitude: null } });
    expect(await matches(nowhere, far)).toBe(true);
    expect((await requests(everywhere)).find(({ id }) => id === far.id)?.distance).toBe(101);
  });

  it("leaves out the author's company, passive and closed companies, and those that are no bus partners", async () => {
    const author = await partner();
    const request = await makeBusRequest({ authorCompanyId: author.id, companyType: "busoperator" });
    await makeCompany({ registered: false });
    await makeCompany({ active: false });
    await makeCompany({ companyType: "travelService" });
    await makeCompany({ companyType: "private" });
    expect(await companies(request.id)).toEqual([]);
    expect(await requests(author)).toEqual([]);
  });

  it("finds nobody for a request that is not to be found: pending, individual, ended, over, unknown", async () => {
    const someone = await partner({ bases: [] });
    const hour = 3_600_000;
    const over = {
      start: { address: makePlace(), date: Date.now() - 9 * hour },
      end: { address: makePlace(prag), date: Date.now() - hour },
    };
    for (const changes of [
      { state: "pending" },
      { mode: "individual" },
      { endedAt: new Date(), endReason: "filled" },
      over,
    ]) {
      expect(await matches(someone, await makeBusRequest(changes as never))).toBe(false);
    }
    expect(await companies("019a0000-0000-7000-8000-000000000000")).toEqual([]);
  });

  it("goes on after a company without repeating or skipping one", async () => {
    for (let i = 0; i < 7; i += 1) await partner(i % 2 ? { bases: [base(30 + i)] } : {});
    const { id } = await makeBusRequest();
    const whole = (await companies(id)).map((company) => company.id);
    expect(whole).toHaveLength(7);
    const parts: string[] = [];
    for (let last: string | undefined; ; ) {
      const part = await companies(id, 3, last);
      parts.push(...part.map((company) => company.id));
      last = part.at(-1)?.id;
      if (part.length < 3) break;
    }
    expect(parts).toEqual(whole);
    expect([...whole].sort()).toEqual(whole);
  });
});
