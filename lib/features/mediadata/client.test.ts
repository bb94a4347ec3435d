import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { mediaCalls } from "./client";

type Asked = { method?: string; url?: string; match?: string; body: string };

let answer = { status: 200, body: "{}", headers: {} as Record<string, string> };
let asked: Asked[] = [];
const server = http.createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  asked.push({ method: request.method, url: request.url, match: request.headers["if-match"], body });
  response.writeHead(answer.status, answer.headers).end(answer.body);
});
const browserFetch = globalThis.fetch;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // A browser adds its page's origin; nothing else is different.
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => browserFetch(new URL(path, origin), init));
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const address = { kind: "flyer", language: "de" } as const;
const silent = { successful: false, error: "", errordesc: "", entity: [] };
const refusal = JSON.stringify({ successful: false, error: "NotFound", errordesc: "Das gibt es nicht.", entity: [] });

it.each([201, 304, 400, 401, 403, 404, 409, 429, 500, 503])(
  "successful false with empty error strings where the status is %i",
  async (status) => {
    answer = { status, body: status === 304 ? "" : refusal, headers: { etag: '"3"' } };
    expect(await mediaCalls.read(address)).toEqual(silent);
    expect(await mediaCalls.write(address, null, 2)).toEqual(silent);
    expect(await mediaCalls.history(address)).toEqual(silent);
    expect(await mediaCalls.restore(address, "x")).toEqual(silent);
  },
);

it("successful false with empty error strings where the answer is no JSON", async () => {
  answer = { status: 200, body: "<html>", headers: {} };
  expect(await mediaCalls.read(address)).toEqual(silent);
});

it("the content itself is the body of a change, and the version that was read goes along", async () => {
  const content = { title: "Prospekt", url: "/api/upload/x.pdf" };
  answer = {
    status: 200,
    body: JSON.stringify({ successful: true, error: "", errordesc: "", entity: [content] }),
    headers: { etag: '"8"' },
  };
  expect(await mediaCalls.write(address, content, 7)).toMatchObject({
    successful: true,
    entity: [content],
    version: 8,
  });
  const [{ body = "", ...call } = {}] = asked;
  expect(call).toEqual({ method: "PUT", url: "/api/mediadata/flyer/de", match: '"7"' });
  expect(JSON.parse(body)).toEqual(content);
});
