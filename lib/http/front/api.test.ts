import { EventEmitter, once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { rules } from "@/lib/access/rules";
import { call } from "@/lib/http/calls";
import { bind } from "@/lib/http/serve";
import { serveApi } from "./api";
import { makeMatcher } from "./match";

const cookies = [
  ["set-cookie", "a=1"],
  ["set-cookie", "b=2"],
] as [string, string][];
const calls = {
  declared: call.get("/declared", {
    summary: "Declared",
    rule: rules.anyone,
    query: z.object({ name: z.string() }),
    gives: z.strictObject({
      text: z.string(),
      language: z.string(),
      custom: z.string().nullable(),
      has: z.boolean(),
    }),
    maxAge: 60,
  }),
  made: call.get("/made", { summary: "Made", rule: rules.anyone, givesFile: "text/plain" }),
  awaited: call.post("/awaited", { summary: "Awaited", rule: rules.anyone, givesFile: "text/plain" }),
  sent: call.post("/sent", { summary: "Sent", rule: rules.anyone, givesFile: "text/plain" }),
};
const heard = new EventEmitter();
const routes = bind(calls, {
  declared: async ({ query, viewer, request }) => ({
    text: `Grüß Gott, ${query.name}`,
    language: viewer.language,
    custom: request.headers.get("X-Custom"),
    has: request.headers.has("x-none"),
  }),
  made: async () => new Response("plain", { status: 202, headers: cookies }),
  awaited: async ({ request: { signal } }) => {
    heard.emit("asked");
    await new Promise((resolve) => signal?.addEventListener("abort", resolve));
    heard.emit("gone");
    return new Response("nobody");
  },
  sent: async ({ request }) =>
    new Response(`${new URL(request.url).pathname} ${await new Response(request.body).text()}`),
});
const match = makeMatcher(Object.values(routes));
const server = http.createServer((request, response) => {
  void serveApi(request, response, match(request.url?.split("?")[0] ?? ""));
});
let site = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test("a declaration answers with its record, its headers and the length in bytes", async () => {
  const headers = { "accept-language": "es", "x-custom": "7" };
  const answer = await fetch(`${site}/api/declared?name=Jos%C3%A9`, { headers });
  const text = await answer.text();
  expect(JSON.parse(text).entity).toEqual([{ text: "Grüß Gott, José", language: "es", custom: "7", has: false }]);
  expect(answer.headers.get("content-length")).toBe(String(Buffer.byteLength(text)));
  expect(answer.headers.get("cache-control")).toBe("private, max-age=60");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});

test("who goes before the answer is told to what answers, which may end it", async () => {
  const leaving = new AbortController();
  const [asked, gone] = [once(heard, "asked"), once(heard, "gone")];
  const answer = fetch(`${site}/api/awaited`, { method: "POST", body: "x", signal: leaving.signal });
  await asked;
  leaving.abort();
  await expect(answer).rejects.toThrow();
  await gone;
});

test("HEAD says the length of what GET would send, and sends nothing", async () => {
  const answer = await fetch(`${site}/api/declared?name=x`, { method: "HEAD" });
  expect([answer.status, Number(answer.headers.get("content-length")) > 50, await answer.text()]).toEqual([
    200,
    true,
    "",
  ]);
});

test("errors stand in the envelope, in the reader's language", async () => {
  const answer = await fetch(`${site}/api/declared`, { headers: { "accept-language": "de" } });
  const { error, fields } = await answer.json();
  expect([answer.status, error, fields[0].path]).toEqual([400, "ValidationFailed", "name"]);
  const missing = await fetch(`${site}/api/nothing`);
  expect([missing.status, (await missing.json()).error]).toEqual([404, "NotFound"]);
  const refused = await fetch(`${site}/api/declared`, { method: "PUT" });
  expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  const options = await fetch(`${site}/api/declared`, { method: "OPTIONS" });
  expect([options.status, options.headers.get("allow")]).toEqual([204, "GET, HEAD"]);
  const strange = await fetch(`${site}/api/declared`, { method: "PROPFIND" });
  expect([strange.status, strange.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("a Response that a declaration made keeps its status and each of its cookies", async () => {
  const answer = await fetch(`${site}/api/made`);
  expect([answer.status, answer.headers.getSetCookie(), await answer.text()]).toEqual([202, ["a=1", "b=2"], "plain"]);
  expect(answer.headers.get("x-request-id")).toBeTruthy();
});

test("a call with a body gets the Web's whole Request", async () => {
  const answer = await fetch(`${site}/api/sent`, { method: "POST", body: "hello" });
  expect(await answer.text()).toBe("/api/sent hello");
});
