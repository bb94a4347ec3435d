import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pendingMigrations } from "@/lib/db/migrations";
import { startPostgres } from "../../scripts/lib/postgres.mjs";
import { preparedCluster } from "../../scripts/lib/prepared.mjs";

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
