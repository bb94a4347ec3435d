import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import net, { type AddressInfo } from "node:net";
import path from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";

const places = [...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/usr/bin"];
const haproxy = places.map((place) => path.join(place, "haproxy")).find((file) => fs.existsSync(file));

const running: (http.Server | ChildProcess)[] = [];
afterEach(() => {
  for (const one of running.splice(0)) "close" in one ? one.close() : one.kill("SIGKILL");
});

/** A server of one release: its own hashed files, and pages. */
async function openServer(...files: string[]) {
  const asked: string[] = [];
  const state = { isReady: true, hangsUp: false, asked, port: 0 };
  const statusOf = (url: string) => {
    if (url === "/api/ready") return state.isReady ? 200 : 503;
    return url.startsWith("/api/") || files.includes(url) ? 200 : 404;
  };
  const server = http.createServer(({ url = "" }, response) => {
    if (!url.startsWith("/api/")) {
      asked.push(url);
      if (state.hangsUp) return response.destroy();
    }
    response.writeHead(statusOf(url)).end();
  });
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  state.port = (server.address() as AddressInfo).port;
  return state;
}

const pages = ["/de", "/en", "/es"];
/** Who is asked for twelve pages. */
async function askedForPages(ask: (url: string) => Promise<number>, ...servers: { asked: string[] }[]) {
  for (const { asked } of servers) asked.length = 0;
  for (let i = 0; i < 4; i += 1) await Promise.all(pages.map(ask));
  return servers.map(({ asked }) => asked.length);
}

async function freePort() {
  const probe = net.createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** HAProxy as deploy/ sets it up, in front of these two. */
async function openBalancer(servers: { port: number }[]) {
  const ports = [];
  for (let i = 0; i < 7; i += 1) ports.push(await freePort());
  const [market = 0, leader, standby, db1, db2, check1, check2] = ports;
  const at = (port?: number) => `127.0.0.1:${port}`;
  const env = {
    ...process.env,
    ...{ MARKET: at(market), MARKET_PROTOCOL: "https", WEB_1: at(servers[0]?.port), WEB_2: at(servers[1]?.port) },
    ...{ LEADER: at(leader), STANDBY: at(standby), DB_1: at(db1), DB_2: at(db2) },
    ...{ DB_1_CHECK: String(check1), DB_2_CHECK: String(check2) },
  };
  const file = path.join(import.meta.dirname, "../deploy/haproxy.cfg");
  running.push(spawn(haproxy as string, ["-db", "-q", "-f", file], { env, stdio: "ignore" }));
  const ask = (url: string) => fetch(`http://${at(market)}${url}`).then(({ status }) => status);
  await vi.waitFor(() => ask("/api/ready"), { timeout: 10_000 });
  return ask;
}

describe.runIf(haproxy)("HAProxy by deploy/haproxy.cfg, between two releases", () => {
  it("asks the other server for a hashed file that the first one does not have, or hangs up on, and for nothing else", async () => {
    const [older, newer] = [
      await openServer("/_next/static/old.js"),
      await openServer("/_next/static/new.js", "/locales/de/a~b.js"),
    ];
    const ask = await openBalancer([older, newer]);
    const files = ["/_next/static/old.js", "/_next/static/new.js", "/locales/de/a~b.js"];
    for (const file of files) {
      const answers = await Promise.all(Array.from({ length: 12 }, () => ask(file)));
      expect(answers, file).toEqual(Array(12).fill(200));
    }
    newer.hangsUp = true;
    expect(await Promise.all(Array.from({ length: 12 }, () => ask("/_next/static/old.js")))).toEqual(
      Array(12).fill(200),
    );
    newer.hangsUp = false;
    expect(await ask("/_next/static/none.js")).toBe(404);
    expect(await ask("/en/none")).toBe(404);
    expect([...older.asked, ...newer.asked].filter((url) => url === "/en/none")).toHaveLength(1);
  });

  it("asks a server that is not ready for no page, but for the files that it has", async () => {
    const [stopping, other] = [await openServer("/_next/static/old.js", ...pages), await openServer(...pages)];
    const ask = await openBalancer([stopping, other]);
    await vi.waitFor(async () => expect(Math.min(...(await askedForPages(ask, stopping, other)))).toBeGreaterThan(0));
    stopping.isReady = false;
    await vi.waitFor(async () => expect(await askedForPages(ask, stopping, other)).toEqual([0, 12]), {
      timeout: 10_000,
    });
    expect(await ask("/_next/static/old.js")).toBe(200);
    // Where no server is ready those that are alive are asked.
    other.isReady = false;
    await vi.waitFor(async () => expect(Math.min(...(await askedForPages(ask, stopping, other)))).toBeGreaterThan(0), {
      timeout: 10_000,
    });
  });
});
