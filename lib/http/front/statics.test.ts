import fs from "node:fs/promises";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rangeOf } from "./range";
import { indexStatics, serveStatic } from "./statics";

const film = Buffer.from(Array.from({ length: 1_000 }, (_none, at) => at % 256));
let origin = "";
let folder = "";
let server: http.Server;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), "statics-"));
  await fs.mkdir(path.join(folder, "public"));
  await fs.writeFile(path.join(folder, "public", "film.webm"), film);
  await fs.writeFile(path.join(folder, "public", "film.vtt"), "WEBVTT\n");
  await fs.writeFile(path.join(folder, "public", "sw.js"), "const build = self.charabancBuild;\n");
  await fs.mkdir(path.join(folder, ".next/static"), { recursive: true });
  await fs.writeFile(path.join(folder, ".next/static", "shared.js"), "this release");
  await fs.mkdir(path.join(folder, ".build/before"), { recursive: true });
  await fs.writeFile(path.join(folder, ".build/before", "shared.js"), "the release before");
  await fs.writeFile(path.join(folder, ".build/before", "gone.js"), "the release before");
  await fs.writeFile(path.join(folder, ".next/static", "start.js"), "start()");
  await fs.writeFile(path.join(folder, ".next/build-manifest.json"), '{"rootMainFiles":["static/start.js"]}');
  await fs.writeFile(path.join(folder, ".next", "BUILD_ID"), "a-build\n");
  const index = await indexStatics(folder);
  server = http.createServer((request, response) => {
    const entry = index.get(request.url ?? "");
    if (entry) void serveStatic(entry, request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await fs.rm(folder, { recursive: true });
});

const ask = async (range?: string, more: Record<string, string> = {}) => {
  const response = await fetch(`${origin}/film.webm`, { headers: { ...(range ? { range } : {}), ...more } });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

it("tells the types of films and captions, and that films are had in parts", async () => {
  const { response, bytes } = await ask();
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("video/webm");
  expect(response.headers.get("accept-ranges")).toBe("bytes");
  expect(bytes.equals(film)).toBe(true);
  const captions = await fetch(`${origin}/film.vtt`);
  expect(captions.headers.get("content-type")).toBe("text/vtt; charset=utf-8");
});

it.each([
  ["bytes=0-", 0, 999],
  ["bytes=10-19", 10, 19],
  ["bytes=990-5000", 990, 999],
  ["bytes=-10", 990, 999],
])("206 with the bytes of %s", async (range, first, last) => {
  const { response, bytes } = await ask(range);
  expect(response.status).toBe(206);
  expect(response.headers.get("content-range")).toBe(`bytes ${first}-${last}/1000`);
  expect(bytes.equals(film.subarray(first, last + 1))).toBe(true);
});

it("416 with the size beyond its end, and the whole film for what is no single part", async () => {
  const beyond = await ask("bytes=1000-");
  expect(beyond.response.status).toBe(416);
  expect(beyond.response.headers.get("content-range")).toBe("bytes */1000");
  for (const range of ["bytes=5-1", "bytes=0-1,5-6", "lines=0-1", "bytes=-"]) {
    expect((await ask(range)).response.status).toBe(200);
  }
  expect(rangeOf("bytes=-0", 1_000)).toBe("unsatisfiable");
});

it("the whole film where it has changed since, its part where it has not", async () => {
  const etag = (await ask()).response.headers.get("etag") as string;
  expect((await ask("bytes=0-9", { "if-range": '"other"' })).response.status).toBe(200);
  expect((await ask("bytes=0-9", { "if-range": etag })).response.status).toBe(206);
  expect((await ask(undefined, { "if-none-match": etag })).response.status).toBe(304);
});

it("the service worker names its build, is asked for anew each time, and reaches no other site", async () => {
  const response = await fetch(`${origin}/sw.js`);
  expect(await response.text()).toBe('self.charabancBuild = "a-build";\nconst build = self.charabancBuild;\n');
  expect(response.headers.get("cache-control")).toBe("no-cache");
  expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(response.headers.get("content-security-policy")).toContain("connect-src 'self'");
});

it("has scripts of the release before for pages that it drew last, beside its own", async () => {
  const textOf = async (name: string) => {
    const response = await fetch(`${origin}/_next/static/${name}`);
    return [response.headers.get("cache-control"), await response.text()];
  };
  expect(await textOf("gone.js")).toEqual(["public, max-age=31536000, immutable", "the release before"]);
  expect(await textOf("shared.js")).toEqual(["public, max-age=31536000, immutable", "this release"]);
});

it("tells the browser to compile what every page starts while it comes, and no other script", async () => {
  const text = async (name: string) => (await fetch(`${origin}/_next/static/${name}`)).text();
  expect(await text("start.js")).toBe("//# allFunctionsCalledOnLoad\nstart()");
  expect(await text("shared.js")).toBe("this release");
});
