import http from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import type { z } from "zod";
import { query } from "@/lib/db/pool";
import { addressOf, type Call } from "@/lib/http/calls";
import { makeFront } from "@/lib/http/front/front";
import { makeMatcher } from "@/lib/http/front/match";
import { newPageCache } from "@/lib/http/front/pages";
import type { Route } from "@/lib/http/route";
import { keyOf, undone } from "./asked";
import { bodyTextOf, headers, oddParam, queryOf } from "./fuzz-values";
import type { Thing } from "./objects";
import { rows } from "./rows";
import { shapeOf } from "./sample";
import type { Subject } from "./subjects";

type World = { subjects: Subject[]; things: Record<string, Thing> };
type Case = {
  who: number;
  params: (string | null)[];
  query: [string, string][];
  headers: [string, string][];
  body: string | undefined;
};
type Answered = { status: number; type: string; text: string };

const asIs = "x-proof-as-is";

/** The production front with all calls, on a port of its own. What a call does is undone, unless it is to stay. */
async function openFront(routes: readonly Route[]) {
  const front = makeFront({
    next: (_request, response) => void response.writeHead(404).end(),
    match: makeMatcher(routes),
    statics: new Map() as never,
    cache: newPageCache(),
    tagsOf: () => null,
    cleanUrl: (url) => url,
    render: () => Promise.reject(new Error("no page here")),
  });
  const server = http.createServer((request, response) => {
    const isToStay = asIs in request.headers || request.method === "GET";
    delete request.headers[asIs];
    const answer = () => front(request, response);
    void (isToStay ? answer() : undone(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise((resolve) => server.close(resolve)) };
}

let sources = 0;

/** From an address of its own each: what one source may read in a minute is another's test. */
function nextSource() {
  sources = (sources + 1) % 60_000;
  return `127.1.${sources >> 8}.${sources & 255}`;
}

type Sent = { method: string; path: string; headers: http.OutgoingHttpHeaders; body?: string };

function send(port: number, { method, path, headers: own, body }: Sent): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, method, path, headers: own, localAddress: nextSource(), agent: false };
    const request = http.request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const type = response.headers["content-type"] ?? "";
        resolve({ status: response.statusCode ?? 0, type, text: Buffer.concat(chunks).toString() });
      });
    });
    request.on("error", reject);
    request.end(body);
  });
}

/** Made-up cases of a call: the same for the same seed. */
function casesOf({ call }: Route, { subjects }: World, { seed, count }: { seed: number; count: number }): Case[] {
  const names = Object.keys(call.params?.shape ?? {});
  const few = { weight: 4, arbitrary: fc.nat({ max: 3 }) };
  const all = { weight: 1, arbitrary: fc.nat({ max: subjects.length - 1 }) };
  const one = fc.record({
    who: fc.oneof(few, all),
    params: fc.tuple(
      ...names.map(() => fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: oddParam })),
    ),
    query: call.query ? queryOf(shapeOf(call.query as z.ZodType)) : queryOf({}),
    headers,
    body: call.body ? bodyTextOf(shapeOf(call.body as z.ZodType)) : fc.constant(undefined),
  });
  return fc.sample(one, { seed, numRuns: count }) as Case[];
}

const nobodys = "0190f000-0000-7000-8000-000000000000";

function sentOf(call: Call, one: Case, { subjects, things }: World): Sent {
  const { cookie, token } = subjects[one.who] as Subject;
  const known = things[rows.get(keyOf(call))?.thing ?? ""]?.values ?? {};
  const names = Object.keys(call.params?.shape ?? {});
  const path = names.reduce(
    (text, name, at) => text.replace(`{${name}}`, () => encodeURIComponent(one.params[at] ?? known[name] ?? nobodys)),
    addressOf(call) as string,
  );
  // A stream that ends.
  const query = call.path === "/events" ? [...one.query, ["once", "1"]] : one.query;
  const search = new URLSearchParams(query.map(([key = "", value = ""]) => [key.toWellFormed(), value.toWellFormed()]));
  const own = {
    origin: "http://127.0.0.1:3000",
    ...(cookie && { cookie }),
    ...(token && { "x-request-token": token }),
  };
  const type = one.body === undefined ? {} : { "content-type": "application/json" };
  const length = { "content-length": Buffer.byteLength(one.body ?? "") };
  const made = { ...own, ...type, ...Object.fromEntries(one.headers), ...length };
  const at = search.size > 0 ? `${path}?${search}`.slice(0, 12_000) : path;
  return { method: call.method, path: at, headers: made, body: one.body };
}

const isEnvelope = (text: string) => {
  try {
    const answer = JSON.parse(text);
    return answer.successful === false && typeof answer.error === "string";
  } catch {
    return false;
  }
};

/** What is wrong with an answer, whatever was asked; what another service has to do may be out of reach. */
function wrong({ errors = [] }: Call, { status, text }: Answered) {
  if (status >= 500 && !(status === 503 && errors.includes(503))) return `${status} ${text.slice(0, 200)}`;
  return status >= 400 && !isEnvelope(text) ? `${status} without the envelope: ${text.slice(0, 200)}` : null;
}

// What a refused call leaves on purpose: its count, when its reader was last there, and a line of the audit a minute later.
const counted = ["rate_limit", "session", "audit_entry"];

/** Changes with every row that comes, goes or is written anew. */
async function stateOfAll() {
  const tables = await query<{ name: string }>(
    "proof.tables",
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all($1)",
    [[...counted, "gazetteer", "gazetteer_name"]],
  );
  const one = ({ name }: { name: string }) =>
    `select '${name}' as name, count(*) || '/' || coalesce(max(xmin::text::bigint), 0) as state from ${name}`;
  const states = await query<{ name: string; state: string }>("proof.state", tables.map(one).join(" union all "), []);
  return new Map(states.map(({ name, state }) => [name, state]));
}

// Of the call before, where nothing but refused calls has come since.
let last: Map<string, string> | null = null;

/** Asks a call in many odd ways, and what was refused once more for good: it must leave nothing behind. */
async function fuzzed(route: Route, world: World, port: number, given: { seed: number; count: number }) {
  const found: string[] = [];
  const statuses: Record<number, number> = {};
  const refused: Sent[] = [];
  const say = (one: Sent, trouble: string | null) => {
    if (trouble) found.push(`${trouble}\n  ${JSON.stringify(one).slice(0, 600)}`);
  };
  for (const one of casesOf(route, world, given)) {
    const sent = sentOf(route.call, one, world);
    await query("proof.limits", "delete from rate_limit", []);
    const answered = await send(port, sent);
    statuses[answered.status] = (statuses[answered.status] ?? 0) + 1;
    say(sent, wrong(route.call, answered));
    if (answered.status >= 400 && sent.method !== "GET") refused.push(sent);
  }
  if (route.call.method === "GET") last = null;
  if (refused.length === 0) return { found, statuses };
  const before = last ?? (await stateOfAll());
  for (const sent of refused) {
    await query("proof.limits", "delete from rate_limit", []);
    const answered = await send(port, { ...sent, headers: { ...sent.headers, [asIs]: "1" } });
    say(sent, answered.status < 400 ? `${answered.status} where it was refused before` : wrong(route.call, answered));
  }
  const after = await stateOfAll();
  last = after;
  for (const [name, state] of after) if (before.get(name) !== state) found.push(`refused, yet written: ${name}`);
  return { found, statuses };
}

/**
 * The calls that are asked: all of them, or by FUZZ_SHARD (3/8: the third of eight) every eighth. A call's cases hang on the seed
 * alone, so that eight runs are the whole, whenever and wherever each of them is.
 */
export function shardOf<T>(all: readonly T[]) {
  const [at = 1, of = 1] = (process.env.FUZZ_SHARD ?? "1/1").split("/").map(Number);
  if (!(at >= 1 && at <= of)) throw new Error("FUZZ_SHARD is like 3/8");
  return all.filter((_one, i) => i % of === at - 1);
}

/** All calls, each with so many cases; others by FUZZ_SEED, another count by FUZZ_CASES. `close` tells what was answered. */
export function fuzzOf(routes: readonly Route[], usual: number) {
  const given = { seed: Number(process.env.FUZZ_SEED ?? 7), count: Number(process.env.FUZZ_CASES ?? usual) };
  const all: Record<string, number> = {};
  const opened: { front?: Awaited<ReturnType<typeof openFront>> } = {};
  return {
    open: async () => {
      opened.front = await openFront(routes);
    },
    close: async () => {
      await opened.front?.close();
      const shard = process.env.FUZZ_SHARD ?? "all";
      return `seed ${given.seed}, ${given.count} cases a call, shard ${shard}, answers by status: ${JSON.stringify(all)}\n`;
    },
    tried: async (route: Route, world: World) => {
      const { found, statuses } = await fuzzed(route, world, opened.front?.port ?? 0, given);
      for (const [status, count] of Object.entries(statuses)) all[status] = (all[status] ?? 0) + count;
      return found;
    },
  };
}
