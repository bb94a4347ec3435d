import { AsyncLocalStorage } from "node:async_hooks";
import { expect, it } from "vitest";
import { memo } from "@/lib/cache/memo";
import { Connections } from "@/lib/db/connections";
import { pool, poolSettings } from "@/lib/db/pool";
import { collectAll } from "@/lib/startup/give-back";

/** How many statements a connection keeps by name once the same one was asked for twice. */
async function namesKept(keepsNames: boolean) {
  const connections = new Connections({ ...poolSettings, max: 1 }, keepsNames);
  try {
    const statement = { name: "kept", text: "select $1::int as answer", values: [42] };
    const answers = [await connections.query(statement), await connections.query(statement)];
    expect(answers.map(({ rows }) => rows)).toEqual([[{ answer: 42 }], [{ answer: 42 }]]);
    const kept = await connections.query("select count(*)::int as count from pg_prepared_statements where name <> ''");
    return kept.rows[0].count;
  } finally {
    await connections.end();
  }
}

it("statements are prepared by name where connections are kept, and by none behind a pooler", async () => {
  expect(await namesKept(true)).toBe(1);
  expect(await namesKept(false)).toBe(0);
});

it("a connection holds no state of its session behind a pooler: the next transaction begins as any other", async () => {
  const connections = new Connections({ ...poolSettings, max: 1 }, false);
  try {
    const settings = "select name, setting from pg_settings where source = 'session' order by name";
    const before = await connections.query(settings);
    const client = await connections.connect();
    await client.query("begin");
    await client.query("select set_config('lock_timeout', '1s', true)");
    await client.query("commit");
    client.release();
    expect((await connections.query(settings)).rows).toEqual(before.rows);
  } finally {
    await connections.end();
  }
});

it("PostgreSQL stops working for whom nobody waits any more", async () => {
  // An address of its own: where one connection goes silent the others to the same address are given up, too.
  const connectionString = `${poolSettings.connectionString}?application_name=gone`;
  const connections = new Connections({ ...poolSettings, connectionString, max: 1, query_timeout: 300 }, true);
  // A pool tells what becomes of a connection that nobody holds.
  connections.on("error", () => undefined);
  const running = async () => {
    const { rows } = await pool().query(
      "select count(*)::int as count from pg_stat_activity where application_name = 'gone' and state = 'active'",
    );
    return rows[0].count;
  };
  try {
    const refused = expect(connections.query("select pg_sleep(60)")).rejects.toThrow("Query read timeout");
    await expect.poll(running).toBe(1);
    await refused;
    await expect.poll(running, { timeout: 10_000 }).toBe(0);
  } finally {
    await connections.end();
  }
});

it("a connection keeps nothing of the request that opened it or gave it back last", async () => {
  const connections = new Connections({ ...poolSettings, max: 2 }, true);
  const storage = new AsyncLocalStorage<{ page: string }>();
  const during = async (work: () => Promise<unknown>) => {
    const page = { page: "drawn" };
    await storage.run(page, work);
    return new WeakRef(page);
  };
  try {
    const left = await Promise.all([
      during(() => connections.query("select 1")),
      during(async () => {
        const client = await connections.connect();
        await client.query("select pg_sleep(0.01)");
        client.release();
      }),
    ]);
    await collectAll();
    expect(connections.idleCount).toBe(2);
    expect(left.map((page) => page.deref())).toEqual([undefined, undefined]);
  } finally {
    await connections.end();
  }
});

it("what is remembered keeps nothing of the request that asked first", async () => {
  const storage = new AsyncLocalStorage<{ page: string }>();
  const asked = async () => {
    const page = { page: "drawn" };
    const read = () =>
      memo("pooled-connections", "company", 60_000, async () => (await pool().query("select 7 as n")).rows);
    expect(await storage.run(page, read)).toEqual([{ n: 7 }]);
    return new WeakRef(page);
  };
  const left = await asked();
  await collectAll();
  expect(left.deref()).toBeUndefined();
});
