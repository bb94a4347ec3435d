import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { rules } from "@/lib/access/rules";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";
import { serveApi } from "./api";

const declared = route({
  rule: rules.anyone,
  query: z.object({ name: z.string() }),
  maxAge: 60,
  run: async ({ query, viewer, request }) => ({
    text: `Grüß Gott, ${query.name}`,
    language: viewer.language,
    custom: request.headers.get("X-Custom"),
    has: request.headers.has("x-none"),
  }),
});
const cookies = [
  ["set-cookie", "a=1"],
  ["set-cookie", "b=2"],
] as [string, string][];
const made = route({ rule: rules.anyone, run: async () => new Response("plain", { status: 202, headers: cookies }) });
const undeclared = (request: Request) => new Response(new URL(request.url).pathname);

const modules: Record<string, Record<string, unknown>> = {
  "/api/declared": { GET: declared, PUT: methodNotAllowed(["GET"]) },
  "/api/made": { GET: made },
  "/api/undeclared": { GET: undeclared },
};
const server = http.createServer((request, response) => {
  const found = modules[request.url?.split("?")[0] ?? ""];
  void serveApi(request, response, found ? { module: found, params: {} } : null);
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
  expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET"]);
});

test("a Response that a declaration made keeps its status and each of its cookies", async () => {
  const answer = await fetch(`${site}/api/made`);
  expect([answer.status, answer.headers.getSetCookie(), await answer.text()]).toEqual([202, ["a=1", "b=2"], "plain"]);
  expect(answer.headers.get("x-request-id")).toBeTruthy();
});

test("a handler that no declaration made gets the Web's whole Request", async () => {
  expect(await (await fetch(`${site}/api/undeclared`)).text()).toBe("/api/undeclared");
});
