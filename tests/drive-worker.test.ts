import fs from "node:fs";
import path from "node:path";
import vm from "node:vm";
import { beforeEach, expect, it, vi } from "vitest";
import { makeCaches } from "./cache-storage";

const source = fs.readFileSync(path.resolve(import.meta.dirname, "../public/drive-sw.js"), "utf8");
const origin = "https://market.example";
const here = "/de/drive/one";
const html = '<script src="/_next/static/chunks/b.js"></script><use href="/_next/static/media/d.svg#phone"/>';

type Fetched = (request: string | { url: string }, options?: { credentials?: string }) => Promise<Response>;
const caches = makeCaches();
const fetched = vi.fn<Fetched>();
const unregister = vi.fn(async () => true);
type Handler = (event: object) => void;

/** The worker of one link, as a browser runs it. */
function worker() {
  const handlers = new Map<string, Handler>();
  const self = {
    location: { origin },
    registration: { scope: origin + here, unregister },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: vi.fn(async () => undefined),
    clients: { claim: vi.fn() },
  };
  const Answer = Object.assign(Response.bind(null), { error: () => Response.error() });
  vm.runInNewContext(source, { self, caches, fetch: fetched, URL, Response: Answer, Set, Promise, Date });
  return async (name: string, address = "", mode = "navigate") => {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | null = null;
    handlers.get(name)?.({
      request: { url: origin + address, mode, method: "GET" },
      waitUntil: (one: Promise<unknown>) => void work.push(one),
      respondWith: (one: Promise<Response>) => {
        answer = one;
      },
    });
    const given = await (answer as Promise<Response> | null);
    await Promise.all(work);
    return given;
  };
}

const page = (date = new Date()) => new Response(html, { headers: { date: date.toUTCString() } });
const noNetwork = async () => {
  throw new TypeError("no network");
};

beforeEach(() => {
  caches.all.clear();
  vi.clearAllMocks();
  fetched.mockImplementation(async () => page());
});

it("keeps the page of its link as a stranger reads it, and shows it without a network", async () => {
  const run = worker();
  await run("install");
  expect(fetched.mock.calls[0]).toMatchObject([here, { credentials: "omit" }]);
  const kept = ["/_next/static/chunks/b.js", "/_next/static/media/d.svg", here];
  expect([...(caches.all.get(`drive-${here}`)?.keys() ?? [])].sort()).toEqual(kept);
  fetched.mockImplementation(noNetwork);
  expect(await (await run("fetch", here))?.text()).toBe(html);
  expect((await run("fetch", "/_next/static/chunks/b.js", "no-cors"))?.ok).toBe(true);
});

it("serves no other link and no other page", async () => {
  const run = worker();
  await run("install");
  for (const address of ["/de/drive/onemore", "/de/drive/two", "/de", "/api/trip"]) {
    expect(await run("fetch", address)).toBeNull();
  }
});

it("shows no programme of the day before yesterday, and nothing once the link is withdrawn", async () => {
  const run = worker();
  fetched.mockImplementation(async () => page(new Date(Date.now() - 37 * 3_600_000)));
  await run("install");
  fetched.mockImplementation(noNetwork);
  expect((await run("fetch", here))?.type).toBe("error");
  expect(caches.all.size).toBe(0);
  fetched.mockImplementation(async () => page());
  await run("fetch", here);
  expect(caches.all.size).toBe(1);
  fetched.mockImplementation(async () => new Response("", { status: 404 }));
  expect((await run("fetch", here))?.status).toBe(404);
  expect([caches.all.size, unregister.mock.calls.length]).toEqual([0, 1]);
});
