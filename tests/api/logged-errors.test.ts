import { Writable } from "node:stream";
import pino from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { query } from "@/lib/db/pool";
import { serializers } from "@/lib/log";
import { makeUser } from "@/prisma/factories/user";
import { resetDb } from "@/tests/db";

beforeEach(resetDb);

const secret = "katrin.hofmann@isarland.example";

/** The line that the log writes of an error, and what of it stands under `err`. */
function lineOf(error: unknown) {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  pino({ serializers }, stream).error({ err: error }, "defect in a route");
  const line = lines.join("");
  return { line, err: JSON.parse(line).err as Record<string, unknown> };
}

const failing = async (work: () => PromiseLike<unknown>) => {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error("it should have failed");
};

describe("the log writes of an error its type, message, code and stack alone", () => {
  it("and no value of Prisma's, neither of a key that is taken nor of what it cannot read", async () => {
    await makeUser({ email: secret });
    const taken = lineOf(await failing(() => makeUser({ email: secret })));
    expect(taken.err).toMatchObject({ type: "PrismaClientKnownRequestError", code: "P2002" });
    expect(taken.err.stack).toMatch(/^\s+at /);
    const wrong = { email: secret, confirmedAt: new Date(Number.NaN) };
    const unread = lineOf(await failing(() => prisma.user.create({ data: wrong as never })));
    expect(unread.err).toMatchObject({ type: "PrismaClientValidationError" });
    const raw = lineOf(await failing(() => prisma.$queryRaw`select ${secret}::uuid`));
    expect(raw.err).toMatchObject({ code: "P2010" });
    for (const { line, err } of [taken, unread, raw]) {
      expect(line).not.toContain(secret);
      expect(Object.keys(err)).not.toContain("meta");
    }
  });

  it("and no value of a query of our own", async () => {
    await makeUser({ email: secret });
    const sql = "update user_account set email = $1 where email <> $1 or true returning email";
    const odd = lineOf(await failing(() => query("test.odd", "select $1::uuid", [secret])));
    expect(odd.err).toMatchObject({ code: "22P02" });
    const other = await makeUser({});
    const twice = lineOf(await failing(() => query("test.twice", `${sql}, '${other.id}'`, [secret])));
    expect(twice.err).toMatchObject({ code: "23505" });
    for (const { line } of [odd, twice]) expect(line).not.toContain(secret);
  });

  it("and nothing of a request that hangs on it; a cause is told the same way", () => {
    const request = { headers: { cookie: secret }, url: "/api/user" };
    const cause = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED", request });
    const { line, err } = lineOf(Object.assign(new TypeError("fetch failed", { cause }), { request, config: request }));
    expect(Object.keys(err).toSorted()).toEqual(["cause", "message", "stack", "type"]);
    expect(err).toMatchObject({
      ...{ type: "TypeError", message: "fetch failed" },
      cause: { type: "Error", message: "connect ECONNREFUSED", code: "ECONNREFUSED" },
    });
    expect(line).not.toContain(secret);
    expect(lineOf({ request }).err).toEqual({ type: "Object" });
  });
});
