import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { query } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { routes } from "@/lib/features/routes";
import { addressOf, type Call } from "@/lib/http/calls";
import type { Route } from "@/lib/http/route";
import { seed } from "@/prisma/seed";
import { asUser, params, request, resetDb } from "@/tests/db";
import { untold } from "@/tests/openapi-answers";
import { adminThings } from "@/tests/proof/admin-records";
import { fuzzOf, shardOf } from "@/tests/proof/fuzz";
import { matrixOf, unspoken } from "@/tests/proof/matrix";
import { tableOf } from "@/tests/proof/nouns";
import { makeThings } from "@/tests/proof/objects";
import { makeSubjects, type Subject } from "@/tests/proof/subjects";

const columns = ["companyId", "authorCompanyId"];

type Reader = { who: string; cookie?: string; user?: string; company?: string | null };
const readers: Reader[] = [{ who: "nobody" }];

async function signIn(who: string, where: string) {
  const sql = `select u.id, u."companyId" as company from user_account u left join company c on c.id = u."companyId" where ${where} limit 1`;
  const [user] = await query<{ id: string; company: string | null }>(`tests.reader.${who}`, sql, []);
  if (!user) throw new Error(`the demo has no ${who}`);
  readers.push({ who, cookie: (await asUser(user)).cookie, user: user.id, company: user.company });
}

const proofCode = "0".repeat(20);

/** A ledger that was given out; the demo has none. */
async function plantProof() {
  const content = {
    ...{ code: proofCode, company: "Donaubus", year: 2026, issued: "2026-11-22" },
    ...{ avoided: 1, litres: 1, carbon: 1, share: null, trips: 1 },
  };
  const sql = `insert into ledger_proof (code, "companyId", year, content) select $1, id, 2026, $2::jsonb from company limit 1`;
  await query("tests.proof", sql, [proofCode, JSON.stringify(content)]);
}

beforeAll(async () => {
  await resetDb();
  await seed();
  await plantProof();
  await signIn("admin", "u.role = 'admin'");
  for (const type of ["busoperator", "touroperator", "driver", "travelService"])
    await signIn(type, `c."companyType"::text = '${type}' and u.owner`);
  const [open] = await query<{ id: string }>(
    "tests.active",
    "select id::text from bus_request where state = 'active' and category = 'grouprequest' limit 1",
    [],
  );
  asked["ways.ids"] = open?.id ?? "";
  const companyId = readers.find(({ who }) => who === "busoperator")?.company ?? "";
  const start = new Date(Date.now() + 864e5);
  await prisma.tour.create({ data: { companyId, name: "a draft", start, end: new Date(start.getTime() + 864e5) } });
}, 120_000);

const owned = new Map<string, string | undefined>();
async function ownerColumn(table: string) {
  if (!owned.has(table)) {
    const sql =
      "select column_name as name from information_schema.columns where table_name = $1 and column_name = any($2)";
    const [found] = await query<{ name: string }>("tests.columns", sql, [table, columns]);
    owned.set(table, found?.name);
  }
  return owned.get(table);
}

/** A row of one's own where there is one, any other where not. */
async function idFor(noun: string, { company, user }: Reader) {
  if (noun === "user" && user) return user;
  const table = tableOf[noun];
  if (!table) return "0190f000-0000-7000-8000-000000000000";
  if (table === "company" && company) return company;
  const column = await ownerColumn(table);
  const own = column ? `order by ("${column}"::text = $1) desc nulls last` : "where $1 is not distinct from $1";
  const sql = `select id::text from ${table} ${own} limit 1`;
  const [row] = await query<{ id: string }>(`tests.id.${table}`, sql, [company ?? ""]);
  return (table === "gazetteer" ? `geo:${row?.id}` : row?.id) ?? "0190f000-0000-7000-8000-000000000000";
}

const plain: Record<string, string> = {
  ...{
    kind: "mediadata",
    language: "de",
    lng: "de",
    ns: "common.json",
    file: "requests.csv",
    term: "kern",
    group: "marketing",
  },
  ...{ email: "nobody@people.example", token: "none", key: "none", code: proofCode },
};
const asked: Record<string, string> = {
  "events.once": "1",
  ...{ bbox: "10,47,14,50", zoom: "6", q: "Regens", longitude: "12.1", latitude: "49.01" },
  ...{ "calendar.from": String(Date.now()), "calendar.to": String(Date.now() + 864e5) },
  ...{ "gaps.from": String(Date.now()), "gaps.to": String(Date.now() + 864e5) },
  ...{ "overlaps.from": String(Date.now()), "overlaps.to": String(Date.now() + 864e5) },
  ...{ "statistics.from": "2026-01-01", "statistics.to": "2026-01-31" },
};

async function valuesFor({ path }: Call, reader: Reader) {
  const values: Record<string, string> = {};
  const segments = path.split("/");
  for (const [at, segment] of segments.entries()) {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    if (name) values[name] = plain[name] ?? (await idFor(segments[at - 1] ?? "", reader));
  }
  return values;
}

function searchOf({ path, query: schema }: Call) {
  const shape = schema && "shape" in schema ? Object.keys(schema.shape as object) : [];
  const last = (path.split("/").pop() ?? "").replace(".csv", "");
  const given = shape.flatMap((key) => {
    const value = asked[`${last}.${key}`] ?? asked[key];
    return value === undefined ? [] : [[key, value]];
  });
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}

async function ask(route: Route, reader: Reader, body?: unknown) {
  const { call } = route;
  const values = await valuesFor(call, reader);
  const path = addressOf(call).replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(values[name] ?? ""));
  return route(
    request(`${path}${searchOf(call)}`, { method: call.method, cookie: reader.cookie, body }),
    params(values),
  );
}

const bound = Object.values(routes).flatMap((calls): Route[] => Object.values(calls));
const order = ["GET", "PUT", "POST", "DELETE"];
bound.sort((a, b) => order.indexOf(a.call.method) - order.indexOf(b.call.method));
const tally = { asked: 0 };
const getOf = ({ call }: Route) => bound.find((other) => other.call.method === "GET" && other.call.path === call.path);

/** A PUT sends back the record as it was read; what cannot be read, and a POST, begins with nothing. */
async function bodyFor(route: Route, reader: Reader) {
  if (!route.call.body) return undefined;
  const read = route.call.method === "PUT" ? getOf(route) : undefined;
  if (!read) return {};
  const { entity = [] } = await (await ask(read, reader)).json();
  return entity[0] ?? {};
}

// Before the calls below change the market: nothing of these stays. `npm run proof -- matrix` asks as everybody.
describe("whom a rule or a record refuses has no success, and a party has", () => {
  const few = process.env.PROOF !== "long";
  const world: Parameters<typeof matrixOf>[1] = { subjects: [], things: {} };
  beforeAll(async () => {
    const strangers = await prisma.busRequest.findFirstOrThrow({
      where: { state: "active", mode: "collective", authorCompanyId: null },
    });
    world.subjects = await makeSubjects(strangers.id);
    const [owner, hotel] = world.subjects as [Subject, Subject];
    const things = await makeThings(owner, hotel);
    world.things = { ...things, ...(await adminThings(bound.map(({ call }) => call))) };
  });

  it("every call that names a record has its row", () => expect(unspoken(bound)).toEqual([]));

  it.each(bound.map((route, at) => [`${route.call.method} ${route.call.path}`, route, at] as const))(
    "%s",
    async (_key, route, at) => {
      const { found, asked: count } = await matrixOf(route, world, { few, at });
      tally.asked += count;
      expect(found).toEqual([]);
    },
    60_000,
  );

  describe("odd input is answered in the envelope, never by a defect, and leaves nothing where it is refused", () => {
    const fuzz = fuzzOf(bound, few ? 2 : 300);
    beforeAll(fuzz.open);
    afterAll(async () => {
      const told = await fuzz.close();
      if (!few) process.stdout.write(told);
    });

    it.each(shardOf(bound).map((route) => [`${route.call.method} ${route.call.path}`, route] as const))(
      "fuzz %s",
      async (_key, route) => expect(await fuzz.tried(route, world)).toEqual([]),
      3_600_000,
    );
  });

  afterAll(() => {
    const told = `${tally.asked} calls on ${bound.length} routes by ${world.subjects.length} subjects\n`;
    if (!few) process.stdout.write(told);
  });
});

const succeeded = new Set<Call>();

describe("each live answer is as the OpenAPI document tells it, to every reader", () => {
  it.each(bound.map((route) => [`${route.call.method} ${route.call.path}`, route] as const))(
    "%s",
    async (_key, route) => {
      for (const reader of readers) {
        const response = await ask(route, reader, await bodyFor(route, reader));
        if (response.ok) succeeded.add(route.call);
        expect(await untold(route.call, response), reader.who).toEqual([]);
      }
    },
  );

  it("calls that read answer somebody with success, but where a link, a secret or a stored file is needed", () => {
    const failed = bound.filter(({ call }) => call.method === "GET" && !succeeded.has(call));
    const needMore = ["/answer/{token}", "/calendar/{file}", "/metrics", "/subscription/invoices/{file}"];
    const more = [...needMore, "/unsubscribe/{token}", "/upload/{key}", "/certificate/{id}/file"];
    expect(failed.map(({ call }) => call.path).sort()).toEqual(more.sort());
  });
});
