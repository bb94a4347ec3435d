import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetDevice, keepDevice } from "@/components/user/device";
import { keptDay } from "@/lib/features/day/client";
import { makeCaches } from "./cache-storage";

const caches = makeCaches();
const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
const close = vi.fn();
const unsubscribe = vi.fn();
const unregister = vi.fn();
const postMessage = vi.fn();
const registration = {
  getNotifications: async () => [{ close }],
  pushManager: { getSubscription: async () => ({ unsubscribe }) },
  unregister,
  active: { postMessage },
};
const day = { at: Date.now(), until: Date.now() + 3_600_000, trips: [{ id: "t1" }] };
const envelope = { successful: true, error: "", errordesc: "", entity: [day], total: 1 };
const fetched = vi.fn<(path: string) => Promise<Response>>();

beforeEach(() => {
  caches.all.clear();
  stored.clear();
  vi.clearAllMocks();
  fetched.mockImplementation(async () => new Response(JSON.stringify(envelope)));
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("caches", caches);
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", { ...storage, getItem: () => "told" });
  vi.stubGlobal("window", {});
  vi.stubGlobal("navigator", {
    serviceWorker: { register: async () => registration, getRegistration: async () => registration },
  });
});

describe("what a browser keeps of a person", () => {
  it("the day under the person's name, once a minute at most", async () => {
    await keepDevice("u1");
    await keepDevice("u1");
    expect(await caches.keys()).toEqual(["day-u1"]);
    expect(fetched).toHaveBeenCalledOnce();
    expect((await keptDay())?.trips).toEqual(day.trips);
    expect(await keptDay(day.until + 1)).toBeNull();
  });

  it("goes with the sign-out: day, page, worker, subscription, and the news that are shown", async () => {
    await keepDevice("u1");
    await caches.open("shell-one");
    await forgetDevice();
    expect(await caches.keys()).toEqual([]);
    expect([close, unsubscribe, unregister].map((one) => one.mock.calls.length)).toEqual([1, 1, 1]);
    expect(stored.get("device")).toBeUndefined();
  });

  it("goes before another person's is kept", async () => {
    await keepDevice("u1");
    await keepDevice("u2");
    expect(await caches.keys()).toEqual(["day-u2"]);
    expect([unsubscribe.mock.calls.length, stored.get("device")]).toEqual([1, "u2"]);
  });

  it("asks a worker that came back without its page to fetch it, and no other", async () => {
    await keepDevice("u1");
    await keepDevice("u2");
    expect(postMessage.mock.calls).toEqual([["shell"], ["shell"]]);
    // Begun, and broken off.
    const shell = await caches.open("shell-one");
    await keepDevice("u2");
    expect(postMessage).toHaveBeenCalledTimes(3);
    await shell.put("/de/offline", new Response("page"));
    await keepDevice("u2");
    expect(postMessage).toHaveBeenCalledTimes(3);
  });

  it("an answer that comes after the sign-out is not kept", async () => {
    fetched.mockImplementation(async () => {
      await forgetDevice();
      return new Response(JSON.stringify(envelope));
    });
    await keepDevice("u1");
    expect(await caches.keys()).toEqual([]);
  });
});
