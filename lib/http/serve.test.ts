import { describe, expect, it } from "vitest";
import { z } from "zod";
import { rules } from "@/lib/access/rules";
import { request } from "@/tests/db";
import { call } from "./calls";
import { raw } from "./envelope";
import { bind, serve } from "./serve";

const rule = rules.anyone;
const record = z.strictObject({ id: z.number(), name: z.string().nullable(), place: z.object({ city: z.string() }) });
const good = { id: 1, name: null, place: { city: "Ulm" } };
let given: unknown = good;

const calls = {
  read: call.get("/thing/{id}", {
    summary: "One",
    rule,
    params: z.object({ id: z.coerce.number() }),
    gives: record,
    link: true,
  }),
  list: call.get("/thing", { summary: "All", rule, givesList: record }),
  several: call.get("/things", { summary: "Several", rule, givesList: record }),
  remove: call.delete("/thing/{id}", { summary: "Gone", rule, status: 200 }),
};
const routes = bind(calls, {
  read: async ({ params, token }) => (token === "raw" ? raw(`[{"id":"7"}]`) : (given as typeof good & typeof params)),
  list: async () => given as (typeof good)[],
  several: async () => [good, good],
  remove: async () => undefined,
});
const context = { params: Promise.resolve({ id: "1" }) };

async function told(path: string, headers?: Record<string, string>) {
  const handler = path === "/thing" ? routes.list : path === "/things" ? routes.several : routes.read;
  const answer = await handler(request(path, { headers }), context);
  return { status: answer.status, ...(await answer.json()) };
}

describe("an answer is held against its contract", () => {
  it("200 for what the contract says: one, several, a list with its total", async () => {
    given = good;
    expect(await told("/thing/1")).toMatchObject({ status: 200, entity: [good] });
    expect(await told("/things")).toEqual({
      status: 200,
      successful: true,
      error: "",
      errordesc: "",
      entity: [good, good],
      total: 2,
    });
    given = [good];
    expect(await told("/thing")).toMatchObject({ status: 200, entity: [good], total: 1 });
    given = { rows: [good], total: 7 };
    expect(await told("/thing")).toMatchObject({ status: 200, entity: [good], total: 7 });
  });

  it.each([
    ["a wrong type", { ...good, id: "1" }],
    ["a missing key", { id: 1, name: null }],
    ["a key too many", { ...good, secret: 1 }],
    ["a key too many where the schema would drop it", { ...good, place: { city: "Ulm", secret: 1 } }],
  ])("500 for %s", async (_what, answer) => {
    given = answer;
    expect(await told("/thing/1")).toMatchObject({ status: 500, error: "InternalError" });
  });

  it("500 for SQL's JSON that is otherwise", async () => {
    expect(await told("/thing/1", { "x-request-token": "raw" })).toMatchObject({ status: 500 });
  });
});

describe("the methods of an address", () => {
  const served = serve(routes.read, routes.remove);

  it("405 with Allow for those that are not served, 204 with the same for OPTIONS", async () => {
    const refused = await served.PUT(request("/thing/1", { method: "PUT" }));
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD, DELETE"]);
    expect(await refused.json()).toMatchObject({ successful: false, error: "MethodNotAllowed", entity: [] });
    const options = await served.OPTIONS(request("/thing/1", { method: "OPTIONS" }));
    expect([options.status, options.headers.get("allow"), await options.text()]).toEqual([
      204,
      "GET, HEAD, DELETE",
      "",
    ]);
  });

  it("HEAD is answered where GET is, refused elsewhere", async () => {
    given = good;
    expect((await served.HEAD(request("/thing/1", { method: "HEAD" }), context)).status).toBe(200);
    expect((await serve(routes.remove).HEAD(request("/thing/1", { method: "HEAD" }))).status).toBe(405);
  });
});

describe("a disk that is full", () => {
  const full = call.post("/thing", { summary: "Kept", rule });
  it.each([
    ["a file's", Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" })],
    ["PostgreSQL's", Object.assign(new Error("could not extend file"), { code: "53100" })],
  ])("%s: 507 with the time to wait, in the envelope", async (_whose, error) => {
    const { kept } = bind({ kept: full }, { kept: () => Promise.reject(error) });
    const answer = await kept(request("/thing", { method: "POST" }), context);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([507, "60"]);
    expect(await answer.json()).toMatchObject({ successful: false, error: "StorageFull" });
  });
});
