import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pendingMigrations } from "@/lib/db/migrations";
import { startPostgres } from "../../scripts/lib/postgres.mjs";
import { runCli } from "../../scripts/lib/commands.mjs";
import { preparedCluster, preparedDemo } from "../../scripts/lib/prepared.mjs";
import { moveMarket } from "@/prisma/seed/move";

describe("an empty data directory", () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "charabanc-"));
  let started: Awaited<ReturnType<typeof startPostgres>>;

  beforeAll(async () => {
    fs.chmodSync(dataDir, 0o755);
    const options = { dataDir, password: "it's 'mine'", durable: false, prepared: preparedCluster };
    started = await startPostgres(options);
  });

  afterAll(async () => {
    await started.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  it("begins with every migration and place, and nobody's account", async () => {
    const client = new pg.Client({ connectionString: started.application });
    await client.connect();
    expect(started.copied).toBe(true);
    expect(await pendingMigrations(client)).toEqual([]);
    const { rows } = await client.query(`select (select count(*)::int from gazetteer) as towns,
      (select count(*)::int from gazetteer_name where norm = 'regensburg') as named,
      (select count(*)::int from user_account) as people`);
    await client.end();
    expect(rows[0]).toMatchObject({ people: 0 });
    expect(rows[0].towns).toBeGreaterThan(90_000);
    expect(rows[0].named).toBeGreaterThan(0);
  });

  it("has a password of its own", async () => {
    const address = new URL(started.url);
    address.password = "postgres";
    const client = new pg.Client({ connectionString: address.href });
    await expect(client.connect()).rejects.toThrow("password authentication failed");
  });
});

const hour = 3_600_000;
const day = 24 * hour;
const soon = 4 * day + 5 * hour + 7 * 60_000;

const requestsSql = `select id, category, "endedAt", extract(epoch from "startDate")::float8 * 1000 as start,
  extract(epoch from "endDate")::float8 * 1000 as end, extract(epoch from "createdAt")::float8 * 1000 as created from bus_request order by id`;
const tallySql = `select side, day::text, category, sum(n)::int as n from request_tally group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3`;
const countedSql = `select d.side, d.day::text, d.kind as category, count(*)::int as n from bus_request r,
  request_tally_days(r.category, r.state, r.mode, r."endedAt", r."startDate", r."createdAt") d group by 1, 2, 3 order by 1, 2, 3`;

type Row = { id: string; category: string; endedAt: Date | null; start: number; end: number; created: number };

describe("a demo market that was prepared", () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "charabanc-"));
  let started: Awaited<ReturnType<typeof startPostgres>>;
  let client: pg.Client;
  let drawn: number;

  beforeAll(async () => {
    fs.chmodSync(dataDir, 0o755);
    started = await startPostgres({ dataDir, password: "prepared", durable: false, prepared: preparedDemo });
    client = new pg.Client({ connectionString: started.url });
    await client.connect();
    const { rows } = await client.query("select drawn from demo_ahead");
    drawn = rows[0].drawn.getTime();
  }, 120_000);

  afterAll(async () => {
    await client.end();
    await started.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  const read = async (sql: string) => (await client.query(sql)).rows;

  /** Within a transaction that is undone, what stands there after the move. */
  async function moved(to: number) {
    const tx = {
      $executeRawUnsafe: async (sql: string) => (await client.query(sql)).rowCount ?? 0,
      $queryRawUnsafe: async <T>(sql: string) => (await read(sql)) as T,
    };
    await client.query("begin");
    await moveMarket(tx as unknown as Parameters<typeof moveMarket>[0], drawn, to);
    const rows = (await read(requestsSql)) as Row[];
    const [tally, counted] = [await read(tallySql), await read(countedSql)];
    const future = await read(`select o.id from offer o where o."createdAt" > to_timestamp(${to / 1000})`);
    await client.query("rollback");
    return { rows, tally, counted, future };
  }

  it("is the one of a later day: trips at their hours, emergencies in the next ones, nothing told before it has happened", async () => {
    const before = (await read(requestsSql)) as Row[];
    const to = drawn + soon;
    const { rows, tally, counted, future } = await moved(to);
    expect(rows.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    for (const [index, row] of rows.entries()) {
      const was = before[index] as Row;
      expect(Math.round(row.end - row.start), row.id).toBe(Math.round(was.end - was.start));
      expect(row.created, row.id).toBeLessThanOrEqual(to);
      if (row.category !== "emergency") expect(Math.round(row.start - was.start) % day, row.id).toBe(0);
      if (row.endedAt === null && was.start > drawn) expect(row.start, row.id).toBeGreaterThan(to);
    }
    const urgent = rows.filter(({ category, endedAt }) => category === "emergency" && endedAt === null);
    expect(urgent.length).toBeGreaterThan(3);
    for (const { start } of urgent) expect(start).toBeLessThan(to + 31 * hour);
    expect(tally).toEqual(counted);
    expect(future).toEqual([]);
  });

  it("arrives once, with its papers and sign-ins", async () => {
    const env = { ...process.env, NODE_ENV: "production", DATABASE_URL: started.url, DATA_DIR: dataDir };
    const said = await runCli("seed", ["--demo", "--accounts"], env, { quiet: true });
    expect(said.filter((line: string) => line.startsWith("sign-in: "))).toHaveLength(5);
    expect(await read("select to_regclass('demo_ahead') as mark")).toEqual([{ mark: null }]);
    expect(await read("select count(*)::int as n from stored_file")).toEqual([{ n: 6 }]);
    const again = await runCli("seed", ["--demo"], env, { quiet: true });
    expect(again.filter(Boolean)).toEqual([]);
  });
});
