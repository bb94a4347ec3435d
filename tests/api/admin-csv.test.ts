import { beforeEach, describe, expect, it } from "vitest";
import { unguard } from "@/lib/csv/guard";
import { pool } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { adminUserList } from "@/lib/features/user/schema/admin-call";
import { rowsOfFile } from "@/tests/csv";
import { envelope, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { getCsv } from "./admin-calls";

beforeEach(resetDb);

const rowsOf = (response: Response) => rowsOfFile(adminUserList, response);

async function manyUsers(count: number) {
  await pool().query(
    `insert into user_account (id, email, "userName", firstname, lastname, "passwordHash", "confirmedAt")
     select gen_random_uuid(), 'many' || n || '@people.example', 'many' || n, 'Many', 'Nr ' || n, '-', now()
     from generate_series(1, $1::int) n`,
    [count],
  );
}

describe("GET /admin/users.csv", () => {
  it("tells every account once, over many batches, without what opens it", async () => {
    const { cookie } = await person(null, "admin");
    await manyUsers(1_234);
    const response = await getCsv("users", {}, cookie);
    expect(response.headers.get("content-type")).toMatch(/^text\/csv/);
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="charabanc-users.csv"');
    const rows = await rowsOf(response);
    expect([rows.length, new Set(rows.map(({ id }) => id)).size]).toEqual([1_235, 1_235]);
    expect(Object.keys(rows[0] ?? {})).not.toContain("passwordHash");
  });

  it("keeps quotes, separators, line breaks and what looks like a formula, guarded, without loss", async () => {
    const { cookie } = await person(null, "admin");
    const hostile = ['=HYPERLINK("http://evil.example")', "+1+cmd", 'a;b,c\n"d"', "'=x", "@SUM(1)", "Ägöß 日本"];
    for (const [index, lastname] of hostile.entries()) {
      const name = { firstname: "X", userName: `h${index}`, email: `h${index}@people.example`, passwordHash: "-" };
      await prisma.user.create({ data: { ...name, lastname, firstname: lastname } });
    }
    const rows = await rowsOf(await getCsv("users", { columns: "email,name" }, cookie));
    const names = new Map(rows.map((row) => [row.email, row.name]));
    for (const [index, text] of hostile.entries()) {
      const cell = names.get(`h${index}@people.example`) ?? "";
      expect(cell).not.toMatch(/^[=+\-@]/);
      expect(unguard(cell)).toBe(`${text} ${text}`);
    }
  });

  it("holds the columns asked for in their order, the rows named, or those that match the filter", async () => {
    const { cookie, id } = await person(null, "admin");
    const other = await person("driver");
    const named = await rowsOf(await getCsv("users", { columns: "email,id", ids: other.id }, cookie));
    expect(named).toEqual([{ email: other.email, id: other.id }]);
    const filtered = await rowsOf(await getCsv("users", { columns: "id", filter: { a: { role: "admin" } } }, cookie));
    expect(filtered).toEqual([{ id }]);
  });

  it("puts each export on record: list, columns and keys of the filter, not its values", async () => {
    const { cookie, id } = await person(null, "admin");
    await (await getCsv("users", { columns: "id", filter: { a: { text: "kern@reisen.example" } } }, cookie)).text();
    const line = await prisma.auditEntry.findFirstOrThrow({ where: { action: "export" } });
    expect(line).toMatchObject({ userId: id, noun: "export", recordId: "users" });
    expect(line.after).toEqual({ columns: ["id"], filter: ["text"], rows: "all" });
  });

  it.each([
    [{ columns: "id,passwordHash" }],
    [{ columns: "" }],
    [{ ids: "7" }],
    [{ filter: { a: { passwordHash: "x" } } }],
    [{ filter: "{" }],
    [{ order: "id" }],
  ])("400 for %j, and nothing is on record", async (query) => {
    const { cookie } = await person(null, "admin");
    expect((await getCsv("users", query, cookie)).status).toBe(400);
    expect(await prisma.auditEntry.count()).toBe(0);
  });

  it("401 for nobody, 403 for a user, 404 for a list that is none", async () => {
    expect((await getCsv("users", {})).status).toBe(401);
    expect((await getCsv("users", {}, (await person("driver")).cookie)).status).toBe(403);
    const nothing = await getCsv("sessions", {}, (await person(null, "admin")).cookie);
    expect(await envelope(nothing)).toMatchObject({ status: 404, error: "NotFound" });
  });

  it("429 after sixty in an hour", async () => {
    const { cookie, id } = await person(null, "admin");
    await pool().query("insert into rate_limit (key, points, expire) values ($1, 60, $2)", [
      ...[`export:${id}`, Date.now() + 60_000],
    ]);
    expect((await getCsv("users", {}, cookie)).status).toBe(429);
  });
});

describe("GET /admin/users.csv?check=1", () => {
  const check = async (query: Parameters<typeof getCsv>[1], cookie?: string) =>
    envelope(await getCsv("users", { ...query, check: "1" }, cookie));
  const spend = (id: string) =>
    pool().query("insert into rate_limit (key, points, expire) values ($1, 60, $2)", [
      ...[`export:${id}`, Date.now() + 60_000],
    ]);

  it("200 with the columns where the file would come; nothing is counted or on record", async () => {
    const { cookie } = await person(null, "admin");
    expect(await check({ columns: "email,id" }, cookie)).toMatchObject({
      ...{ status: 200, entity: [{ columns: ["email", "id"] }] },
    });
    expect([await prisma.auditEntry.count(), await prisma.rateLimit.count()]).toEqual([0, 0]);
  });

  it("refuses for the reasons of the download itself: 400, 401, 403, 429, with a sentence and a request id", async () => {
    const { cookie, id } = await person(null, "admin");
    expect(await check({ columns: "passwordHash" }, cookie)).toMatchObject({ status: 400, error: "ValidationFailed" });
    expect((await check({ filter: "{" }, cookie)).status).toBe(400);
    expect((await check({})).status).toBe(401);
    expect((await check({}, (await person("driver")).cookie)).status).toBe(403);
    await spend(id);
    const refused = await getCsv("users", { check: "1" }, cookie);
    expect(refused.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(await envelope(refused)).toMatchObject({ status: 429, errordesc: expect.stringMatching(/./) });
  });
});

it("reads no more rows than the receiver takes", async () => {
  const { cookie } = await person(null, "admin");
  await manyUsers(3_000);
  const { body } = await getCsv("users", {}, cookie);
  const reader = body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect((await reader?.read())?.done).toBe(true);
});
