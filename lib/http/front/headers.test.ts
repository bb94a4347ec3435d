import type { IncomingMessage } from "node:http";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

async function cleaned(socketAddress: string, headers: Record<string, string>) {
  const { cleanHeaders } = await import("./headers");
  const request = { headers, socket: { remoteAddress: socketAddress } } as unknown as IncomingMessage;
  cleanHeaders(request);
  return request.headers;
}

it("a stranger's word of where it comes from is taken away", async () => {
  const headers = await cleaned("203.0.113.9", { "x-forwarded-for": "10.0.0.1", "x-forwarded-proto": "https" });
  expect(headers).toMatchObject({ "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "http" });
});

it("a named proxy is believed, the list to the left of the client's address is not", async () => {
  vi.stubEnv("TRUST_PROXY", "true");
  vi.stubEnv("TRUSTED_PROXIES", "192.168.7.0/24, 2001:db8::/64");
  const said = { "x-forwarded-for": "1.1.1.1, 203.0.113.9, 192.168.7.3", "x-forwarded-proto": "https" };
  const through = { "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https" };
  expect(await cleaned("::ffff:192.168.7.2", { ...said })).toMatchObject(through);
  expect(await cleaned("2001:db8::7", { ...said })).toMatchObject(through);
  expect(await cleaned("192.168.8.2", { ...said })).toMatchObject({ "x-forwarded-for": "192.168.8.2" });
});

it("a list of proxies that is none starts nothing", async () => {
  vi.stubEnv("TRUSTED_PROXIES", "10.0.0.0/40");
  await expect(import("./headers")).rejects.toThrow("TRUSTED_PROXIES");
});
