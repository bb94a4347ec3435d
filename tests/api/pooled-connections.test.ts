import { expect, it } from "vitest";
import { Connections } from "@/lib/db/connections";
import { poolSettings } from "@/lib/db/pool";

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
