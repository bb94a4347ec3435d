import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";

// Before any import of the project: its connections go by way of a wire that can swallow bytes.
const { wire, straight } = await vi.hoisted(async () => {
  const { openWire } = await import("../../scripts/lib/chaos/wire.mjs");
  const straight = new URL(String(process.env.DATABASE_URL));
  const wire = await openWire(Number(straight.port));
  const address = new URL(straight);
  address.port = String(wire.port);
  process.env.DATABASE_URL = address.href;
  // The file's own connections, not those that the worker keeps for all files.
  const store = globalThis as unknown as Record<symbol, unknown>;
  for (const name of ["pool", "prisma"]) {
    store[Symbol.for(`charabanc.kept.${name}`)] = store[Symbol.for(`charabanc.${name}`)];
    delete store[Symbol.for(`charabanc.${name}`)];
  }
  return { wire, straight: straight.href };
});

const collection = await import("@/app/api/busrequest/route");
const { listen } = await import("@/lib/db/listen");
const { closePool, pool } = await import("@/lib/db/pool");
const { prisma } = await import("@/lib/db/prisma");
const { envelope, request, resetDb, until } = await import("@/tests/db");
const { draft, person } = await import("@/tests/people");

beforeAll(() => expect(straight).not.toBe(process.env.DATABASE_URL));
beforeEach(resetDb);
afterAll(async () => {
  await closePool();
  await prisma.$disconnect();
  await wire.close();
  process.env.DATABASE_URL = straight;
  const store = globalThis as unknown as Record<symbol, unknown>;
  for (const name of ["pool", "prisma"])
    store[Symbol.for(`charabanc.${name}`)] = store[Symbol.for(`charabanc.kept.${name}`)];
});

const post = (cookie: string, key: string) =>
  collection.POST(request("/api/busrequest/", { body: draft(), cookie, headers: { "idempotency-key": key } }));

it("readers and writers hear 503 within six seconds, and go on at once when bytes pass again", async () => {
  const { cookie } = await person("touroperator");
  // Each connection has been used, so that all of them are open when the bytes begin to vanish.
  await Promise.all(Array.from({ length: 8 }, (_none, i) => post(cookie, `before-${i}`)));
  const heard: string[] = [];
  let opened = 0;
  const onOpen = () => {
    opened += 1;
  };
  const hangUp = listen({ channel: "hole", hear: (text) => heard.push(text), onOpen, pulse: 200 });
  await until(() => opened === 1);

  wire.turn("hole");
  const from = performance.now();
  const answers = await Promise.all(Array.from({ length: 8 }, (_none, i) => post(cookie, `during-${i}`)));
  expect(performance.now() - from).toBeLessThan(6_500);
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(503));
  expect(answers.every(({ headers }) => Number(headers.get("retry-after")) > 0)).toBe(true);

  wire.turn("pass");
  const back = performance.now();
  const after = await Promise.all(Array.from({ length: 8 }, (_none, i) => post(cookie, `during-${i}`)));
  expect(after.map(({ status }) => status)).toEqual(Array(8).fill(201));
  expect(performance.now() - back).toBeLessThan(5_000);
  expect(await prisma.busRequest.count()).toBe(16);
  // What listened on a line that went silent listens on a new one.
  await until(() => opened === 2);
  await pool().query("select pg_notify('hole', 'again')");
  await until(() => heard.includes("again"));
  await hangUp();
});

it("who asks several times, as a page does, waits once, and little more", async () => {
  await Promise.all([prisma.company.count(), pool().query("select 1")]);
  wire.turn("hole");
  const from = performance.now();
  await expect(prisma.company.count()).rejects.toThrow();
  await expect(pool().query("select 1")).rejects.toThrow();
  await expect(prisma.company.count()).rejects.toThrow();
  expect(performance.now() - from).toBeLessThan(7_500);
  wire.turn("pass");
  await until(() =>
    pool()
      .query("select 1")
      .then(
        () => true,
        () => false,
      ),
  );
  expect(await prisma.company.count()).toBe(0);
});

it("a killed backend costs its call a try, never a row or a second one", async () => {
  const { cookie } = await person("touroperator");
  const kill = async () => {
    const sql = `select pg_terminate_backend(pid) from pg_stat_activity where usename = current_user
      and datname = current_database() and pid <> pg_backend_pid() order by random() limit 1`;
    await pool()
      .query(sql)
      .catch(() => undefined);
  };
  const write = async (key: string) => {
    for (;;) {
      const answer = await post(cookie, key);
      if (answer.status === 201) return envelope(answer);
      expect(answer.status).toBe(503);
    }
  };
  const keys = Array.from({ length: 40 }, (_none, i) => `key-${i}`);
  const ids: string[] = [];
  for (let i = 0; i < keys.length; i += 4) {
    const [some] = await Promise.all([Promise.all(keys.slice(i, i + 4).map(write)), kill(), kill()]);
    ids.push(...some.map(({ entity }) => entity[0].id));
  }
  const rows = await prisma.busRequest.findMany({ select: { id: true } });
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(ids));
  expect(rows.length).toBe(40);
});
