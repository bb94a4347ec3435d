import { afterEach, beforeEach, expect, it } from "vitest";
import { query } from "@/lib/db/pool";
import { atomic } from "@/lib/db/transaction";
import { consume } from "@/lib/limits/limits";
import { closeRedis, openRedis } from "@/lib/redis/connect";
import { redis } from "@/lib/redis/redis";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { resetDb, until } from "@/tests/db";
import { disturb } from "@/tests/disturb";
import { person } from "@/tests/people";
import { startRedis } from "@/tests/redis-server";
import { makeOne, offer } from "./offer-calls";

beforeEach(resetDb);

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

const full = "raise exception 'no room' using errcode = '53100'";
const uses = async () => {
  const rows = await query<{ key: string; points: number }>("test.uses", "select key, points from rate_limit");
  return Object.fromEntries(rows.map(({ key, points }) => [key.split(":")[0], points]));
};

async function bidder() {
  const { id } = await makeBusRequest();
  const { cookie } = await person("busoperator");
  // The same to the last letter, as a client sends what it was not answered.
  const body = offer();
  return (key: string) => makeOne(id, { cookie, headers: { "idempotency-key": key } }, body);
}

it("a disk that is full for a dozen tries costs none of the ten offers of a day", async () => {
  const make = await bidder();
  const drop = await disturb("insert on offer", full);
  endings.push(drop);
  for (let i = 0; i < 12; i += 1) expect((await make("one-press")).status).toBe(507);
  await drop();
  expect((await make("one-press")).status).toBe(201);
  expect(await uses()).toEqual({ "offer-make": 1, "offer-request": 1 });
});

it("what is told a second time costs nothing, and another deed its own", async () => {
  const make = await bidder();
  for (let i = 0; i < 3; i += 1) expect((await make("one-press")).status).toBe(201);
  expect(await uses()).toEqual({ "offer-make": 1, "offer-request": 1 });
  expect((await make("another")).status).toBe(409);
  expect(await uses()).toMatchObject({ "offer-make": 2 });
});

it("a use that Redis has counted is given back where its unit is undone", async () => {
  const server = await startRedis();
  endings.push(() => server.kill());
  await openRedis(server.url);
  endings.push(async () => closeRedis());
  await until(() => redis() !== null);
  const limit = { name: "undone", points: 1, seconds: 60 };
  const undone = () =>
    atomic(async () => {
      await consume(limit, "a");
      throw new Error("in vain");
    });
  await expect(undone()).rejects.toThrow("in vain");
  await until(async () => (await redis()?.get("limit:undone:a")) === "0");
  await atomic(() => consume(limit, "a"));
  await expect(consume(limit, "a")).rejects.toThrow("RateLimited");
});
