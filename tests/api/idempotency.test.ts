import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as collection from "@/app/api/busrequest/route";
import { changed, onChanged } from "@/lib/cache/tags";
import { pool, query } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { atomic, transaction } from "@/lib/db/transaction";
import { apart } from "@/lib/db/unit";
import { purgeOldKeys } from "@/lib/http/idempotency";
import { later, settleLater } from "@/lib/later";
import { envelope, request, resetDb, until } from "@/tests/db";
import { disturb as disturbTable } from "@/tests/disturb";
import { draft, person } from "@/tests/people";

beforeEach(resetDb);

// The same to the millisecond.
const same = draft();
type Call = { key?: string; body?: unknown; cookie?: string };

const send = ({ key = "one-press", body = same, cookie }: Call = {}) =>
  collection.POST(request("/api/busrequest/", { body, cookie, headers: { "idempotency-key": key } }));
const post = async (call?: Call) => envelope(await send(call));
const rows = () => prisma.busRequest.count();
const mails = () => prisma.outboxMail.count();

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const end of endings.splice(0).reverse()) await end();
});

async function disturb(on: string, does: string) {
  const drop = await disturbTable(on, does);
  endings.push(drop);
  return drop;
}

/** A transaction of another process, that holds what the statement locks until it ends. */
async function elsewhere(sql: string, values: unknown[] = []) {
  const client = await pool().connect();
  await client.query("begin");
  await client.query(sql, values);
  let open = true;
  const end = async (how: "commit" | "rollback") => {
    if (!open) return;
    open = false;
    await client.query(how);
    client.release();
  };
  endings.push(() => end("rollback"));
  return { client, end };
}

const waiting = async (on: string) => {
  const sql = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike $1";
  return (await pool().query(sql, [`%${on}%`])).rows.length > 0;
};

describe("the same key again", () => {
  it.each(["anonymous", "signed in"])("one row and fifty equal answers at once (%s)", async (who) => {
    const cookie = who === "anonymous" ? undefined : (await person("busoperator")).cookie;
    const answers = await Promise.all(Array.from({ length: 50 }, () => send({ cookie })));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(texts).size).toBe(1);
    expect(await rows()).toBe(1);
    if (who === "anonymous") expect(await mails()).toBe(1);
  });

  it("gives the first answer on the next day, too", async () => {
    const first = await post();
    await pool().query(`update idempotency_key set "createdAt" = now() - interval '25 hours'`);
    await purgeOldKeys();
    const again = await post();
    expect(again).toEqual(first);
    expect(await rows()).toBe(1);
  });

  it("says 409 to another body, and does not send people to reload", async () => {
    const first = await post();
    const other = await post({ body: draft({ passengers: 12 }) });
    expect(other).toMatchObject({ status: 409, fields: [{ path: "Idempotency-Key", message: "idempotencyKeyUsed" }] });
    expect(other.errordesc).not.toMatch(/reload/i);
    expect(await post()).toEqual(first);
    expect(await rows()).toBe(1);
  });

  it("may have 10,000 signs, of which the last one counts", async () => {
    const long = "k".repeat(9_999);
    const first = await post({ key: `${long}a` });
    expect(await post({ key: `${long}a` })).toEqual(first);
    expect((await post({ key: `${long}b` })).entity[0].id).not.toBe(first.entity[0].id);
    expect(await rows()).toBe(2);
  });

  it("stands for one person alone", async () => {
    const [a, b] = [await person("busoperator"), await person("busoperator")];
    const [first, second] = [await post({ cookie: a.cookie }), await post({ cookie: b.cookie })];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.entity[0].id).not.toBe(second.entity[0].id);
  });
});

describe("what goes wrong on the way", () => {
  it("leaves nothing where the connection dies while the answer is kept; the repeat makes the one row", async () => {
    const drop = await disturb("update on idempotency_key", "perform pg_terminate_backend(pg_backend_pid())");
    expect(await post()).toMatchObject({ status: 503 });
    await drop();
    expect([await rows(), await mails()]).toEqual([0, 0]);
    expect(await post()).toMatchObject({ status: 201 });
    expect([await rows(), await mails()]).toEqual([1, 1]);
  });

  it("takes over at once a key without an answer, as a crash of an earlier version leaves it", async () => {
    await post();
    await prisma.busRequest.deleteMany();
    await pool().query("update idempotency_key set answer = null, status = null");
    expect(await post()).toMatchObject({ status: 201 });
    expect(await rows()).toBe(1);
  });

  it("frees the key after an error, and nothing of the first try stays", async () => {
    const drop = await disturb("insert on outbox_mail", "raise exception 'no mail today'");
    expect(await post()).toMatchObject({ status: 500 });
    expect([await rows(), await prisma.idempotencyKey.count()]).toEqual([0, 0]);
    await drop();
    expect(await post()).toMatchObject({ status: 201 });
    expect([await rows(), await mails()]).toEqual([1, 1]);
  });

  it("waits for another process that has the key, and gives that one's answer", async () => {
    const first = await post();
    const [kept] = await prisma.idempotencyKey.findMany();
    await prisma.idempotencyKey.deleteMany();
    const sql = `insert into idempotency_key (scope, key, "bodyHash", status, answer) values ($1, $2, $3, $4, $5)`;
    const other = await elsewhere(sql, [kept?.scope, kept?.key, kept?.bodyHash, kept?.status, kept?.answer]);
    const second = post();
    await until(() => waiting("insert into idempotency_key"));
    await other.end("commit");
    expect(await second).toEqual(first);
    expect(await rows()).toBe(1);
  });

  it("does the work itself where the other process failed", async () => {
    const first = await post();
    const { scope, key, bodyHash } = await prisma.idempotencyKey.findFirstOrThrow();
    await prisma.idempotencyKey.deleteMany();
    const sql = `insert into idempotency_key (scope, key, "bodyHash") values ($1, $2, $3)`;
    const other = await elsewhere(sql, [scope, key, bodyHash]);
    const second = post();
    await until(() => waiting("insert into idempotency_key"));
    await other.end("rollback");
    const answer = await second;
    expect(answer.status).toBe(201);
    expect(answer.entity[0].id).not.toBe(first.entity[0].id);
  });

  it("tells who waits too long that it is still being saved, without a word of reloading", async () => {
    const other = await elsewhere("lock table bus_request in share mode");
    const first = post();
    await until(() => waiting("bus_request"));
    const clock = setTimeout;
    const patience = (work: () => void, ms = 0) => clock(work, ms > 6_000 && ms <= 8_000 ? 0 : ms);
    vi.spyOn(globalThis, "setTimeout").mockImplementation(patience as typeof setTimeout);
    const answer = await send();
    expect(answer.headers.get("retry-after")).toBe("2");
    expect(await envelope(answer)).toMatchObject({
      status: 503,
      error: "Unavailable",
      errordesc: "This is still being saved. Please send it again in a few seconds; nothing will be there twice.",
    });
    await other.end("rollback");
    expect(await first).toMatchObject({ status: 201 });
    expect(await post()).toEqual(await first);
  });
});

describe("one unit of work", () => {
  const add = (key: string) => prisma.idempotencyKey.create({ data: { scope: "unit", key, bodyHash: "h" } });
  const keys = async () => {
    const found = await prisma.idempotencyKey.findMany({ select: { key: true }, orderBy: { key: "asc" } });
    return found.map(({ key }) => key);
  };

  it("holds every statement beneath it, whatever way it is made", async () => {
    const failing = atomic(async () => {
      await add("by prisma");
      await query("tests.unit", `insert into idempotency_key (scope, key, "bodyHash") values ('unit', 'by sql', 'h')`);
      await transaction((tx) => tx.idempotencyKey.create({ data: { scope: "unit", key: "nested", bodyHash: "h" } }));
      expect(await keys()).toEqual(["by prisma", "by sql", "nested"]);
      expect(await apart(keys)).toEqual([]);
      throw new Error("at last");
    });
    await expect(failing).rejects.toThrow("at last");
    expect(await keys()).toEqual([]);
  });

  it("undoes a transaction within it that fails, and goes on", async () => {
    await atomic(async () => {
      await add("before");
      const twice = transaction(async () => {
        await add("within");
        await add("before");
      });
      await expect(twice).rejects.toThrow();
      await add("after");
    });
    expect(await keys()).toEqual(["after", "before"]);
  });

  it("lets transactions within it that come at once take turns", async () => {
    await atomic(async () => {
      const works = ["a", "b", "c"].map((key) =>
        transaction(async () => {
          await add(key);
          if (key === "b") throw new Error("not this one");
        }),
      );
      const done = await Promise.allSettled(works);
      expect(done.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    });
    expect(await keys()).toEqual(["a", "c"]);
  });

  it("tells caches and does what is for later once it is committed, and only then", async () => {
    const heard: string[] = [];
    endings.push(async () => hangUp());
    const hangUp = onChanged((tags) => heard.push(...tags));
    const work = (name: string) => async () => {
      await transaction((tx) => changed(tx, name));
      later(async () => heard.push(`later ${name}`, ...(await keys())));
      await add(name);
      await settleLater();
      expect(heard).toEqual([]);
      if (name === "failed") throw new Error(name);
    };
    await expect(atomic(work("failed"))).rejects.toThrow("failed");
    await settleLater();
    expect(heard).toEqual([]);
    await atomic(work("done"));
    expect(heard).toEqual(["done"]);
    await settleLater();
    expect(heard).toEqual(["done", "later done", "done"]);
  });
});
