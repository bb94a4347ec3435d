import { afterEach, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

async function passes(address: string, headers: Record<string, string>, method = "POST") {
  vi.resetModules();
  vi.stubEnv("APP_URL", address);
  const { requireSameSite } = await import("./same-site");
  const known = new Headers(headers);
  const request = { method, url: "http://evil.example/api/x", headers: known, body: null };
  try {
    requireSameSite(request);
    return true;
  } catch {
    return false;
  }
}

it("a page of our own address may change something, nobody else's", async () => {
  expect(await passes("https://bus.eu", { origin: "https://bus.eu" })).toBe(true);
  expect(await passes("https://bus.eu", { origin: "https://bus.eu.evil.eu" })).toBe(false);
  expect(await passes("https://bus.eu", { origin: "null" })).toBe(false);
  expect(await passes("https://bus.eu", { origin: "https://evil.eu" }, "GET")).toBe(true);
});

it("a page of our name that came in the clear, or from another port, is not ours", async () => {
  expect(await passes("https://bus.eu", { origin: "http://bus.eu" })).toBe(false);
  expect(await passes("https://bus.eu", { origin: "https://bus.eu:8443" })).toBe(false);
  expect(await passes("https://bus.eu:443/", { origin: "https://bus.eu" })).toBe(true);
  expect(await passes("http://127.0.0.1:3000", { origin: "https://127.0.0.1:3000" })).toBe(false);
});

it("a host that the request names for itself proves nothing", async () => {
  const rebound = { host: "evil.example", origin: "http://evil.example", "sec-fetch-site": "same-origin" };
  expect(await passes("https://bus.eu", rebound)).toBe(false);
});

it("the demo is reached by each name of this machine, at its port alone", async () => {
  expect(await passes("http://127.0.0.1:3000", { origin: "http://localhost:3000" })).toBe(true);
  expect(await passes("http://127.0.0.1:3000", { origin: "http://localhost:4000" })).toBe(false);
  expect(await passes("https://bus.eu", { origin: "http://localhost:3000" })).toBe(false);
});
