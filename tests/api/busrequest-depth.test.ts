import { beforeAll, describe, expect, it, vi } from "vitest";
import * as collection from "@/app/api/busrequest/route";
import { announce } from "@/lib/cache/tags";
import { foldTally, mendTally } from "@/lib/features/busrequest/commands/tally";
import { log } from "@/lib/log";
import { pool } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { envelope, request, resetDb } from "@/tests/db";
import { draft, person } from "@/tests/people";
import { statementsOf } from "@/tests/statements";

const rows = 2_300;
const columns = `select string_agg(quote_ident(column_name), ', ') as list from information_schema.columns
  where table_name = 'bus_request' and is_generated = 'NEVER'
    and column_name not in ('id', 'number', 'startDate', 'endDate', 'createdAt')`;

/** The same request many times; several share a start and a moment of posting, so that ties are among them. */
async function multiply(id: string) {
  const list = (await pool().query<{ list: string }>(columns)).rows[0]?.list;
  await pool().query(
    `insert into bus_request (id, "startDate", "endDate", "createdAt", ${list})
     select gen_random_uuid(), "startDate" + (n / 7) * interval '1 hour', "endDate" + interval '300 days',
       "createdAt" - (n / 5) * interval '1 hour', ${list}
     from bus_request, generate_series(1, $2) n where id = $1::uuid`,
    [id, rows - 1],
  );
  announce(["busrequest"]);
}

beforeAll(async () => {
  await resetDb();
  const { cookie } = await person("busoperator");
  const answer = await envelope(await collection.POST(request("/api/busrequest/", { body: draft(), cookie })));
  await multiply(answer.entity[0].id);
});

const page = async (skip: number, latest: boolean) => {
  const { entity } = await envelope(
    await collection.GET(request(`/api/busrequest?take=7&skip=${skip}&latest=${latest}`)),
  );
  return entity.map((record: { id: string }) => record.id) as string[];
};

it.each([true, false])("gives the rows that stand there, however deep (latest: %s)", async (latest) => {
  const orderBy = latest
    ? [{ createdAt: "desc" as const }, { id: "desc" as const }]
    : [{ startDate: "asc" as const }, { id: "asc" as const }];
  const all = (await prisma.busRequest.findMany({ orderBy, select: { id: true } })).map(({ id }) => id);
  for (const skip of [0, 994, 999, 1_000, 1_001, 1_997, 2_000, 2_296, 2_300, 9_000]) {
    expect(await page(skip, latest), `skip ${skip}`).toEqual(all.slice(skip, skip + 7));
  }
});

const around = (search: Record<string, unknown>, filter: Record<string, unknown> = {}) => {
  const radius = { latitude: 49.02, longitude: 12.1, km: 20 };
  const asked = new URLSearchParams({ take: "7", filter: JSON.stringify({ a: { radius, ...filter } }) });
  for (const [key, value] of Object.entries(search)) asked.set(key, String(value));
  return collection.GET(request(`/api/busrequest?${asked}`)).then(envelope);
};
const idsOf = ({ entity }: { entity: { id: string }[] }) => entity.map(({ id }) => id);

it.each([true, false])(
  "a circle's first page is that of its number, and all further ones (latest: %s)",
  async (latest) => {
    const orderBy = latest
      ? [{ createdAt: "desc" as const }, { id: "desc" as const }]
      : [{ startDate: "asc" as const }, { id: "asc" as const }];
    const all = (await prisma.busRequest.findMany({ orderBy, select: { id: true } })).map(({ id }) => id);
    // The number is forgotten before each page, then remembered.
    for (const skip of [0, 100, 249, 250, 2_296, 9_000]) {
      announce(["busrequest"]);
      for (const time of ["first", "again"]) {
        const answer = await around({ latest, skip });
        expect([idsOf(answer), answer.total], `skip ${skip}, ${time}`).toEqual([all.slice(skip, skip + 7), rows]);
      }
    }
    announce(["busrequest"]);
    expect(idsOf(await around({ latest, take: 20 }))).toEqual(all.slice(0, 20));
    expect(await around({ latest }, { category: "vacancy" })).toMatchObject({ entity: [], total: 0 });
    expect(await around({ latest }, { vehicleTypes: [] })).toMatchObject({ entity: [], total: 0 });
    const audience = await around({ latest, skip: 5 }, { audience: "busCompany" });
    expect([idsOf(audience), audience.total]).toEqual([all.slice(5, 12), rows]);
  },
);

it("a circle is looked through once for its page and its number", async () => {
  announce(["busrequest"]);
  const asked = async (skip: number) =>
    (await statementsOf(() => around({ skip }))).filter(({ text }) => text.includes("bus_request r"));
  expect(await asked(0)).toHaveLength(1);
  expect(await asked(7)).toHaveLength(1);
});

it("shows a new request at a remembered depth at once", async () => {
  const before = await page(1_500, true);
  const { cookie } = await person("busoperator");
  await collection.POST(request("/api/busrequest/", { body: draft(), cookie }));
  expect(await page(1_501, true)).toEqual(before);
});

describe("the tally", () => {
  const filter = (category: string[]) => encodeURIComponent(JSON.stringify({ a: { category } }));
  const totalOf = async (query = "") =>
    (await envelope(await collection.GET(request(`/api/busrequest?take=1${query}`)))).total as number;
  const isPublic = { state: "active", mode: "collective", endedAt: null, endDate: { gt: new Date() } } as const;
  const tallied = async () => (await pool().query("select count(*)::int as n from request_tally")).rows[0].n as number;

  const mustAgree = async (what: string) => {
    expect(await totalOf(), what).toBe(await prisma.busRequest.count({ where: isPublic }));
    expect(await totalOf(`&filter=${filter(["vacancy"])}`), what).toBe(
      await prisma.busRequest.count({ where: { ...isPublic, category: "vacancy" } }),
    );
    expect(await mendTally(), what).toBe(0);
  };
  const some = (part: number) => `number % 10 = ${part}`;

  it("goes with every way in which rows change, and counts what is over as gone before its job has run", async () => {
    await mustAgree("posted");
    await pool().query(`update bus_request set "endedAt" = now(), "endReason" = 'past' where ${some(1)}`);
    await mustAgree("ended");
    await pool().query(`update bus_request set mode = 'individual' where ${some(2)}`);
    await mustAgree("hidden");
    await pool().query(`update bus_request set "startDate" = "startDate" + interval '40 days',
      "endDate" = "endDate" + interval '40 days' where ${some(3)}`);
    await mustAgree("moved");
    await pool().query(`update bus_request set "startDate" = now() - interval '2 days', "endDate" = now() - interval '1 day'
      where ${some(4)}`);
    await mustAgree("over");
    await pool().query(`delete from bus_request where ${some(5)}`);
    await mustAgree("deleted");
  });

  it("is no longer after folding, and says nothing else", async () => {
    const [before, total] = [await tallied(), await totalOf()];
    expect(await foldTally()).toBeGreaterThan(0);
    expect(await tallied()).toBeLessThan(before);
    expect(await totalOf()).toBe(total);
    expect(await foldTally()).toBe(0);
    expect(await page(900, false)).toHaveLength(7);
  });

  it("gives deep pages of two kinds as they stand there", async () => {
    const where = { ...isPublic, category: { in: ["vacancy", "grouprequest"] as ("vacancy" | "grouprequest")[] } };
    const ids = await prisma.busRequest.findMany({
      where,
      orderBy: [{ startDate: "asc" }, { id: "asc" }],
      select: { id: true },
    });
    const query = `/api/busrequest?take=5&skip=777&filter=${filter(["vacancy", "grouprequest"])}`;
    const { entity } = await envelope(await collection.GET(request(query)));
    expect(entity.map(({ id }: { id: string }) => id)).toEqual(ids.slice(777, 782).map(({ id }) => id));
  });

  it("writers of one day wait for nobody", async () => {
    const [one, other] = [await pool().connect(), await pool().connect()];
    const end = (part: number) => `update bus_request set "endedAt" = now(), "endReason" = 'past' where ${some(part)}`;
    try {
      await one.query("begin");
      await one.query(end(6));
      await other.query("set lock_timeout = '1s'");
      await other.query(end(7));
      expect(await foldTally()).toBeGreaterThan(0);
      await one.query("commit");
    } finally {
      await other.query("reset lock_timeout");
      one.release();
      other.release();
    }
    await mustAgree("two writers");
  });

  it("is mended, and says so, where somebody has changed it by hand", async () => {
    const said = vi.spyOn(log, "error").mockImplementation(() => undefined);
    await pool().query("update request_tally set n = n + 3 where id = (select min(id) from request_tally)");
    expect(await mendTally()).toBe(1);
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
    await mustAgree("mended");
  });
});
