import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { compressStream } from "./front/compress";
import { noteOutage } from "@/lib/db/outage";
import { answerWith, hearStatus } from "./page-status";

let server: http.Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A page as Next writes it: its head late, implicitly, in pieces. */
async function page(request: IncomingMessage, response: ServerResponse) {
  await new Promise((resolve) => setImmediate(resolve));
  if (request.url === "/missing") answerWith(404);
  if (request.url === "/broken") response.statusCode = 500;
  response.setHeader("content-type", "text/html");
  response.write("<p>");
  response.end("a page</p>");
}

async function ask(path: string, headers: Record<string, string> = {}) {
  const handle = hearStatus(page);
  server = http.createServer((request, response) => {
    compressStream(request, response);
    void handle(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });
  return [answer.status, await answer.text(), ...[answer.headers.get("retry-after") ?? []].flat()];
}

test("a page that failed beside a database that is out says when to come again; a defect stays one", async () => {
  expect(await ask("/broken")).toEqual([500, "<p>a page</p>"]);
  noteOutage(new Error("some defect"));
  expect(await ask("/broken")).toEqual([500, "<p>a page</p>"]);
  noteOutage(new Error("Query read timeout"));
  expect(await ask("/broken")).toEqual([503, "<p>a page</p>", "5"]);
  expect(await ask("/there")).toEqual([200, "<p>a page</p>"]);
});

test("a page that was drawn says that it is none", async () => {
  expect(await ask("/missing")).toEqual([404, "<p>a page</p>"]);
});

test("all others keep the status of the server, partial requests too", async () => {
  expect(await ask("/there")).toEqual([200, "<p>a page</p>"]);
  expect(await ask("/missing", { rsc: "1" })).toEqual([200, "<p>a page</p>"]);
});

test("what is told outside a page is heard by nobody", () => {
  expect(() => answerWith(404)).not.toThrow();
});
