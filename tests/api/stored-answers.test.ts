import http from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { busrequestRoutes } from "@/lib/features/busrequest/serve";
import { placeRoutes } from "@/lib/features/place/serve";
import { wayRoutes } from "@/lib/features/way/serve";
import { openAnswerStore } from "@/lib/http/answer-store";
import { serveApi } from "@/lib/http/front/api";
import { makeMatcher } from "@/lib/http/front/match";
import type { Route } from "@/lib/http/route";
import { resetDb } from "@/tests/db";
import { draft, person } from "@/tests/people";

const match = makeMatcher(
  [busrequestRoutes, placeRoutes, wayRoutes].flatMap((routes): Route[] => Object.values(routes)),
);
const server = http.createServer((request, response) => {
  request.headers["x-forwarded-for"] ??= "198.51.100.7";
  void serveApi(request, response, match(request.url?.split("?")[0] ?? ""));
});
let port = 0;
let partner: Awaited<ReturnType<typeof person>>;
let id = "";
let store: ReturnType<typeof openAnswerStore>;

type Init = { method?: string; headers?: Record<string, string>; body?: unknown };

/** As it crosses the wire: fetch would unpack it. */
async function ask(path: string, { method = "GET", headers = {}, body }: Init = {}) {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const all = sent ? { "content-type": "application/json", ...headers } : headers;
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const request = http.request({ port, host: "127.0.0.1", path, method, headers: all }, resolve).on("error", reject);
    request.end(sent);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
}

type Told = Awaited<ReturnType<typeof ask>>;
const read = ({ body, headers }: Told) => {
  const coding = headers["content-encoding"];
  const text = coding === "br" ? brotliDecompressSync(body) : coding === "gzip" ? gunzipSync(body) : body;
  return JSON.parse(String(text));
};
const idsOf = (told: Told) => (read(told).entity as { id: string }[]).map((row) => row.id);
/** Behind the product's back: only what is stored does not see it. */
const rename = (description: string) => prisma.busRequest.updateMany({ data: { description } });
const described = async (path: string, init?: Init) => read(await ask(path, init)).entity[0].description as string;
const post = async (headers: Record<string, string> = {}) =>
  read(
    await ask("/api/busrequest", { method: "POST", body: draft(), headers: { cookie: partner.cookie, ...headers } }),
  );

beforeAll(async () => {
  await resetDb();
  partner = await person("busoperator");
  store = openAnswerStore();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
  for (let i = 0; i < 4; i += 1) id = (await post()).entity[0].id;
});
beforeEach(async () => {
  await rename("first");
  store.flush();
});
afterAll(() => {
  store.close();
  server.close();
});

it("an anonymous list, one request and a place are kept; keys in any order are one answer", async () => {
  const paths = ["/api/busrequest?take=3&skip=0", `/api/busrequest/${id}`];
  for (const path of paths) expect(await described(path), path).toBe("first");
  await rename("second");
  for (const path of [...paths, "/api/busrequest?skip=0&take=3"]) expect(await described(path), path).toBe("first");
  const place = await ask("/api/places?q=regens&lng=de", { headers: { "accept-encoding": "br" } });
  expect(read(place).entity[0].address).toContain("Regensburg");
  expect([place.headers.etag, place.headers["cache-control"]]).toEqual([
    expect.stringMatching(/^W/),
    "private, max-age=600",
  ]);
});

it("ways of requests are kept until one of these changes", async () => {
  const made = (await post()).entity[0].id as string;
  const lines = async (init?: Init) =>
    (read(await ask(`/api/busrequest/ways?ids=${made}`, init)).entity as unknown[]).length;
  expect(await lines()).toBe(1);
  await prisma.busRequest.updateMany({ where: { id: made }, data: { category: "vacancy" } });
  expect([await lines(), await lines({ headers: { cookie: partner.cookie } })]).toEqual([1, 0]);
  await ask(`/api/busrequest/${made}`, { method: "DELETE", headers: { cookie: partner.cookie } });
  expect(await lines()).toBe(0);
});

it("who is signed in, or has just written, reads what stands there now", async () => {
  await described("/api/busrequest?take=3");
  await rename("second");
  expect(await described("/api/busrequest?take=3", { headers: { cookie: partner.cookie } })).toBe("second");
  expect(await described("/api/busrequest?take=3")).toBe("first");
  expect(await described("/api/busrequest?take=3", { headers: { cookie: "wrote=1" } })).toBe("second");
});

it("a post leaves one request's answer, and what is withdrawn leaves all at once", async () => {
  const made = (await post()).entity[0].id as string;
  for (const path of [`/api/busrequest/${id}`, `/api/busrequest/${made}`, "/api/busrequest?take=9"]) await ask(path);
  await rename("second");
  await post();
  expect(await described(`/api/busrequest/${id}`)).toBe("first");
  await ask(`/api/busrequest/${made}`, { method: "DELETE", headers: { cookie: partner.cookie } });
  expect((await ask(`/api/busrequest/${made}`)).status).toBe(404);
  const listed = read(await ask("/api/busrequest?take=99")).entity as { id: string }[];
  expect(listed.map((row) => row.id)).not.toContain(made);
  expect(await described(`/api/busrequest/${id}`)).toBe("first");
});

it("leaves in the coding that is asked for, with 304 and HEAD; small ones as they are", async () => {
  const path = "/api/busrequest?take=4";
  const plain = await ask(path);
  for (const coding of ["br", "gzip"]) {
    const packed = await ask(path, { headers: { "accept-encoding": coding } });
    expect([packed.headers["content-encoding"], packed.headers.vary]).toEqual([coding, "accept-encoding"]);
    expect(packed.body.length).toBeLessThan(plain.body.length / 2);
    expect(Number(packed.headers["content-length"])).toBe(packed.body.length);
    expect(read(packed)).toEqual(read(plain));
    const signedIn = await ask(path, { headers: { "accept-encoding": coding, cookie: partner.cookie } });
    // Who is signed in reads more of each (numbers), of the same requests.
    expect([signedIn.headers["content-encoding"], idsOf(signedIn)]).toEqual([coding, idsOf(plain)]);
  }
  expect(plain.headers["content-encoding"]).toBeUndefined();
  const etag = String(plain.headers.etag);
  const same = await ask(path, { headers: { "if-none-match": etag } });
  expect([same.status, same.body.length, same.headers.etag]).toEqual([304, 0, etag]);
  expect(same.headers["x-request-id"]).not.toBe(plain.headers["x-request-id"]);
  const head = await ask(path, { method: "HEAD", headers: { "accept-encoding": "br" } });
  expect([head.status, head.body.length, head.headers["content-encoding"]]).toEqual([200, 0, "br"]);
  const small = await ask("/api/busrequest?take=1&skip=90", { headers: { "accept-encoding": "br" } });
  expect(small.headers["content-encoding"]).toBeUndefined();
});

it("made-up keys are refused and push nothing out", async () => {
  await described("/api/busrequest?take=3");
  await rename("second");
  const all = await Promise.all(Array.from({ length: 300 }, (_, i) => ask(`/api/busrequest?take=3&x${i}=${i}`)));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([400]));
  expect(await described("/api/busrequest?take=3")).toBe("first");
});

it("what is stored counts for its source as any list does", async () => {
  const headers = { "x-forwarded-for": "198.51.100.99" };
  const statuses = new Set<number | undefined>();
  for (let i = 0; i < 31; i += 1) {
    const some = await Promise.all(Array.from({ length: 20 }, () => ask("/api/busrequest?take=1", { headers })));
    for (const { status } of some) statuses.add(status);
  }
  expect([...statuses]).toEqual([200, 429]);
  expect((await ask("/api/busrequest?take=1")).status).toBe(200);
});

it("a browser keeps it and asks each time whether it still is so; nobody else's answer is taken for its own", async () => {
  const path = "/api/busrequest?take=3";
  const { headers } = await ask(path);
  expect(headers["cache-control"]).toBe("private, no-cache");
  const known = { "if-none-match": String(headers.etag) };
  expect(await ask(path, { headers: known })).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  const own = await ask(path, { headers: { ...known, cookie: partner.cookie } });
  expect([own.status, own.headers["cache-control"]]).toEqual([200, "no-store"]);
  await rename("second");
  store.flush();
  expect(idsOf(await ask(path, { headers: known }))).toHaveLength(3);
});
