import type pg from "pg";
import { afterEach, expect, it, vi } from "vitest";
import { memo } from "@/lib/cache/memo";
import { announce } from "@/lib/cache/tags";
import { pool, poolSettings, query } from "@/lib/db/pool";
import { readFromReplica, Replica, replicaServes } from "@/lib/db/replica";
import { atomic } from "@/lib/db/transaction";
import { openReplica } from "@/lib/http/front/replica";

const closers: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closers.splice(0).map((close) => close())));

const until = (what: () => unknown) => vi.waitFor(() => expect(what()).toBeTruthy(), { timeout: 8_000 });

/** Another way into the same database: it has always replayed all, and says who it is. */
function openStandby(change: (url: URL) => void = () => undefined) {
  const url = new URL(poolSettings.connectionString);
  url.searchParams.set("application_name", "standby");
  change(url);
  const opened = openReplica(url.href);
  if (opened) closers.push(opened.close);
}

async function whoAnswers() {
  const text = "select current_setting('application_name') as name";
  const [row] = await query<{ name: string }>("test.who", text);
  return row?.name;
}

it("reads for everybody go to the standby, all else to the leader", async () => {
  openStandby();
  await until(() => replicaServes(["busrequest"]));
  expect(await readFromReplica(whoAnswers)).toBe("standby");
  expect(await whoAnswers()).not.toBe("standby");
  expect(await readFromReplica(() => atomic(whoAnswers))).not.toBe("standby");
  // What is remembered for others, too, is the leader's.
  expect(await readFromReplica(() => memo("test.who", "test", 1_000, whoAnswers))).not.toBe("standby");
});

it("what has just changed is read from the leader until the standby has it, all else from the standby", async () => {
  openStandby();
  await until(() => replicaServes(["company:7"]));
  announce(["company:7"]);
  expect(replicaServes(["company:7"])).toBe(false);
  await until(() => replicaServes(["company:7"]));
});

it("a standby that cannot be reached is not read from, and who reads hears nothing of it", async () => {
  openStandby((url) => {
    url.port = "1";
  });
  expect(replicaServes(["busrequest"])).toBe(false);
  expect(await readFromReplica(whoAnswers)).not.toBe("standby");
});

it("a standby that fails in between: the leader answers, and all that follows", async () => {
  const broken = { query: () => Promise.reject(new Error("terminating connection")) } as unknown as pg.Pool;
  const replica = new Replica(broken, pool());
  expect(await replica.read({ text: "select 1" })).toBeNull();
  expect(replica.serves(["busrequest"])).toBe(false);
});

it("a standby that lags is read from again once it has caught up", async () => {
  let now = 10_000;
  // A standby as it would answer: so many of the leader's positions are behind it.
  let reached = (marks: string[]) => marks.length;
  const standby = {
    query: async (_text: string, [marks]: [string[]]) => ({ rows: [{ reached: reached(marks) }] }),
  } as unknown as pg.Pool;
  const replica = new Replica(standby, pool(), () => now);
  await replica.measure();
  expect(replica.serves(["busrequest"])).toBe(true);
  reached = () => 0;
  for (let i = 0; i < 120; i += 1) {
    now += 250;
    if (i % 20 === 0) await replica.measure();
  }
  expect(replica.serves(["busrequest"])).toBe(false);
  reached = (marks) => marks.length;
  await replica.measure();
  expect(replica.serves(["busrequest"])).toBe(true);
});

it("more changes than anybody looks through: not read from before it is level again", async () => {
  const replica = new Replica(pool(), pool());
  await replica.measure();
  for (let i = 0; i < 501; i += 1) replica.changed([`bus:${i}`]);
  expect(replica.serves(["company:7"])).toBe(false);
  await replica.measure();
  expect(replica.serves(["company:7"])).toBe(true);
});
