import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { changed, onChanged } from "@/lib/cache/tags";
import { query } from "@/lib/db/pool";
import { listen } from "@/lib/db/listen";
import { transaction } from "@/lib/db/transaction";
import { listenForChanges } from "@/lib/http/front/listen";
import { consume, forgive, peek } from "@/lib/limits/limits";
import { closeRedis, openRedis } from "@/lib/redis/connect";
import { redis } from "@/lib/redis/redis";
import { resetDb } from "@/tests/db";
import { startRedis } from "@/tests/redis-server";

const limit = { name: "redis-test", points: 2, seconds: 60 };
const counted = () => query<{ key: string; points: number }>("test.counted", "select key, points from rate_limit");
const until = (what: () => unknown) => vi.waitFor(async () => expect(await what()).toBeTruthy(), { timeout: 8_000 });

const closers: (() => Promise<unknown>)[] = [];
let server: Awaited<ReturnType<typeof startRedis>>;

beforeEach(async () => {
  await resetDb();
  server = await startRedis();
  await openRedis(server.url);
  await until(redis);
});
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
  closeRedis();
  await server.kill();
});

it("uses are counted in Redis, and PostgreSQL is not asked", async () => {
  expect(await consume(limit, "a")).toBe(1);
  await peek(limit, "a");
  expect(await consume(limit, "a")).toBe(2);
  await expect(consume(limit, "a")).rejects.toThrow("RateLimited");
  await expect(peek(limit, "a")).rejects.toThrow("RateLimited");
  expect(await consume(limit, "b")).toBe(1);
  await forgive(limit, "a");
  expect(await consume(limit, "a")).toBe(1);
  expect(await counted()).toEqual([]);
});

it("a dead Redis: the next use is counted in PostgreSQL at once, and in Redis when it is back", async () => {
  await consume(limit, "a");
  await server.kill();
  expect(await consume(limit, "a")).toBe(1);
  expect(await consume(limit, "a")).toBe(2);
  await expect(consume(limit, "a")).rejects.toThrow("RateLimited");
  expect(await counted()).toEqual([{ key: "redis-test:a", points: 3 }]);
  await server.revive();
  await until(redis);
  expect(await consume(limit, "b")).toBe(1);
  expect(await counted()).toHaveLength(1);
});

it("a silent Redis costs one use its patience, those after it nothing", async () => {
  server.hush(true);
  const begun = performance.now();
  expect(await consume(limit, "a")).toBe(1);
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect(redis()).toBeNull();
  expect(await consume(limit, "a")).toBe(2);
  expect(await counted()).toEqual([{ key: "redis-test:a", points: 2 }]);
});

/** A process's ears: the tags that it heard of others, and how often it may have missed some. */
function listening() {
  const heard: string[] = [];
  const gaps = { count: 0 };
  const stop = onChanged((tags) => heard.push(...tags));
  const hangUp = listenForChanges(() => {
    gaps.count += 1;
  }, server.url);
  closers.push(() => Promise.all([stop(), hangUp()]));
  return { heard, gaps };
}

it("a change is told by Redis after its commit, and not at all where it is undone", async () => {
  const ears = listening();
  await until(() => server.ears() === 1 && ears.gaps.count >= 2);
  await expect(
    transaction(async (tx) => {
      await changed(tx, "undone");
      throw new Error("undone");
    }),
  ).rejects.toThrow("undone");
  await transaction((tx) => changed(tx, "done"));
  await until(() => server.told.some(([name]) => name === "publish"));
  const notices = server.told.filter(([name]) => name === "publish").map(([, , notice]) => notice?.split(" ").at(-1));
  expect(notices).toEqual(["done"]);
  // Its own process heard at the commit, and does not hear of itself again.
  expect(ears.heard).toEqual(["done"]);
});

it("what another process says is heard by Redis; what Redis does not take is said by PostgreSQL", async () => {
  const ears = listening();
  await until(() => server.ears() === 1 && ears.gaps.count >= 2);
  await redis()?.publish("changed", "another busrequest:7");
  await until(() => ears.heard.includes("busrequest:7"));
  server.hush(true);
  const notices: string[] = [];
  const isOpen = new Promise<void>((resolve) => {
    closers.push(listen({ channel: "changed", hear: (notice) => notices.push(notice), onOpen: resolve }));
  });
  await isOpen;
  await transaction((tx) => changed(tx, "company:8"));
  await until(() => notices.some((notice) => notice.endsWith(" company:8")));
});

it("a process that does not hear Redis keeps nothing for longer: it is told of a gap each second", async () => {
  const ears = listening();
  await until(() => server.ears() === 1 && ears.gaps.count >= 2);
  await server.kill();
  const before = ears.gaps.count;
  await until(() => ears.gaps.count >= before + 2);
  await server.revive();
  await until(() => server.ears() === 1);
});
