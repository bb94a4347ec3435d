import fs from "node:fs";
import path from "node:path";
import vm from "node:vm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { makeCaches } from "./cache-storage";

const source = fs.readFileSync(path.resolve(import.meta.dirname, "../public/sw.js"), "utf8");
const origin = "https://market.example";
const html =
  '<link href="/_next/static/a.css"><script src="/_next/static/chunks/b.js"></script>\\"/_next/static/media/c.woff2\\"<use href="/_next/static/media/d.svg#phone"/><link href="/locales/de/common,form~a_b-c.js">';

type Fetched = (path: string, options?: { credentials?: string; method?: string }) => Promise<Response>;
const caches = makeCaches();
const fetched = vi.fn<Fetched>();
const show = vi.fn();
const openWindow = vi.fn();
const focus = vi.fn();
const windows: { url: string; focus: () => void }[] = [];

type Event = { waitUntil: (work: Promise<unknown>) => void; respondWith: (answer: Promise<Response>) => void };
type Handler = (event: object) => void;

/** The worker of a build, as a browser runs it. */
function worker(build: string) {
  const handlers = new Map<string, Handler>();
  const self = {
    charabancBuild: build,
    location: { origin },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: vi.fn(async () => undefined),
    clients: { claim: vi.fn(), matchAll: async () => windows, openWindow },
    registration: { showNotification: show, navigationPreload: { enable: vi.fn() } },
  };
  const redirect = (to: string) => new Response(null, { status: 302, headers: { location: to } });
  const Answer = Object.assign(Response.bind(null), { redirect, error: () => Response.error() });
  vm.runInNewContext(source, { self, caches, fetch: fetched, URL, Response: Answer, Set, Promise });
  return async (name: string, given: object = {}) => {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | null = null;
    const event: Event = {
      waitUntil: (one) => void work.push(one),
      respondWith: (one) => {
        answer = one;
      },
    };
    handlers.get(name)?.({ ...event, ...given });
    await Promise.all(work);
    return answer as Promise<Response> | null;
  };
}

const visit = (address: string, mode = "navigate", method = "GET") => ({
  request: { url: origin + address, mode, method },
  preloadResponse: Promise.resolve(undefined),
});
const pushed = (data: object) => ({ data: { json: () => data } });

beforeEach(() => {
  caches.all.clear();
  windows.length = 0;
  vi.clearAllMocks();
  fetched.mockImplementation(async () => new Response(html));
});

describe("the service worker", () => {
  it("keeps one page in each language, fetched as a stranger, with the files that it names", async () => {
    await worker("one")("install");
    expect(fetched.mock.calls.map(([address, options]) => [address, options?.credentials])).toEqual([
      ["/de/offline", "omit"],
      ["/en/offline", "omit"],
      ["/es/offline", "omit"],
    ]);
    expect([...(caches.all.get("shell-one")?.keys() ?? [])].filter((name) => !name.endsWith("/offline"))).toEqual([
      "/_next/static/a.css",
      "/_next/static/chunks/b.js",
      "/_next/static/media/c.woff2",
      "/_next/static/media/d.svg",
      "/locales/de/common,form~a_b-c.js",
    ]);
  });

  it("of a new build throws away the pages and scripts of the one before, and no person's day", async () => {
    await worker("one")("install");
    await caches.open("day-u1");
    const next = worker("two");
    await next("install");
    await next("activate");
    expect(await caches.keys()).toEqual(["day-u1", "shell-two"]);
  });

  it("fetches its page anew where it is asked to and has none", async () => {
    const one = worker("one");
    await one("install");
    const before = fetched.mock.calls.length;
    await one("message", { data: "shell" });
    expect(fetched.mock.calls.length).toBe(before);
    // As it stands where filling it broke off.
    await caches.delete("shell-one");
    await caches.open("shell-one");
    await one("message", { data: "shell" });
    expect([...(caches.all.get("shell-one")?.keys() ?? [])]).toContain("/es/offline");
    await caches.delete("shell-one");
    await one("message", { data: "other" });
    expect(await caches.keys()).toEqual([]);
    await one("message", { data: "shell" });
    expect([...(caches.all.get("shell-one")?.keys() ?? [])]).toContain("/de/offline");
  });

  it("who signs out without a network leaves no day behind", async () => {
    const one = worker("one");
    await one("install");
    await caches.open("day-u1");
    fetched.mockRejectedValue(new TypeError("no network"));
    await await one("fetch", visit("/de/userpanel/trips"));
    expect(await caches.keys()).toContain("day-u1");
    const answer = await one("fetch", visit("/de/logout"));
    expect((await answer)?.headers.get("location")).toBe("/de/offline?from=%2Fde%2Flogout");
    expect(await caches.keys()).toEqual(["shell-one"]);
  });

  it("does not install half: a page that cannot be fetched leaves the worker before in place", async () => {
    fetched.mockImplementation(async () => new Response("", { status: 503 }));
    await expect(worker("one")("install")).rejects.toThrow("/de/offline: 503");
  });

  it("leaves pages to the network; without one leads to the page kept, which knows where one was", async () => {
    const one = worker("one");
    await one("install");
    expect(await (await one("fetch", visit("/de/userpanel/trips")))?.text()).toBe(html);
    fetched.mockRejectedValue(new TypeError("no network"));
    const answer = await one("fetch", visit("/de/userpanel/trips?show=past"));
    expect(answer?.headers.get("location")).toBe("/de/offline?from=%2Fde%2Fuserpanel%2Ftrips%3Fshow%3Dpast");
    expect((await one("fetch", visit("/es")))?.headers.get("location")).toBe("/es/offline?from=%2Fes");
    expect(await (await one("fetch", visit("/de/offline?from=%2Fde")))?.text()).toBe(html);
    for (const file of ["/_next/static/a.css", "/locales/de/common,form~a_b-c.js"])
      expect(await (await one("fetch", visit(file, "no-cors")))?.text()).toBe("file");
  });

  it("has no hand in calls, forms and other sites", async () => {
    const one = worker("one");
    expect(await one("fetch", visit("/api/trip"))).toBeNull();
    expect(await one("fetch", visit("/de/login", "navigate", "POST"))).toBeNull();
    expect(
      await one("fetch", { request: { url: "https://maps.example/", mode: "navigate", method: "GET" } }),
    ).toBeNull();
  });

  it("shows news, of one matter once, and something even where they cannot be read", async () => {
    const one = worker("one");
    await one("push", pushed({ title: "Notfall", body: "A9", url: "/de/x", tag: "t1", urgent: true, at: 5 }));
    expect(show).toHaveBeenLastCalledWith(
      "Notfall",
      expect.objectContaining({
        body: "A9",
        tag: "t1",
        requireInteraction: true,
        timestamp: 5,
        data: { url: "/de/x" },
      }),
    );
    await one("push", { data: null });
    expect(show).toHaveBeenLastCalledWith("Charabanc", expect.objectContaining({ data: { url: "/" } }));
  });

  it("with news renews the day that is kept; where nobody is signed in any more, it goes", async () => {
    const one = worker("one");
    await one("push", pushed({ title: "x" }));
    expect(fetched).not.toHaveBeenCalled();
    await caches.open("day-u1");
    fetched.mockImplementation(async () => new Response("new"));
    await one("push", pushed({ title: "x" }));
    expect(await caches.all.get("day-u1")?.get("/api/day")?.text()).toBe("new");
    fetched.mockImplementation(async () => new Response("", { status: 401 }));
    await one("push", pushed({ title: "x" }));
    expect(await caches.keys()).toEqual([]);
  });

  it("opens the item's page, or shows it where it is open; never another site", async () => {
    const one = worker("one");
    const clicked = (url: string) => ({ notification: { close: vi.fn(), data: { url } } });
    await one("notificationclick", clicked("/de/userpanel/trips/1"));
    expect(openWindow).toHaveBeenCalledWith(`${origin}/de/userpanel/trips/1`);
    windows.push({ url: `${origin}/de/userpanel/trips/1`, focus });
    await one("notificationclick", clicked("/de/userpanel/trips/1"));
    expect([focus.mock.calls.length, openWindow.mock.calls.length]).toEqual([1, 1]);
    await one("notificationclick", clicked("https://evil.example/"));
    expect(openWindow).toHaveBeenCalledOnce();
  });

  it("a subscription that the browser exchanges is told to the server", async () => {
    const newSubscription = { endpoint: "https://push.example/2" };
    await worker("one")("pushsubscriptionchange", { newSubscription });
    expect(fetched).toHaveBeenCalledWith(
      "/api/push/subscription",
      expect.objectContaining({ method: "POST", body: JSON.stringify(newSubscription) }),
    );
  });
});
