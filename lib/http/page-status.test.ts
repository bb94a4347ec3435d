import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { compressStream } from "./front/compress";
import { noteOutage } from "@/lib/db/outage";
import { answerWith, hearStatus, statusTrailer } from "./page-status";
import { keepUnavailablePages } from "./unavailable";

let server: http.Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A page as Next writes it: its head late, implicitly, in pieces. */
async function page(request: IncomingMessage, response: ServerResponse) {
  await new Promise((resolve) => setImmediate(resolve));
  if (request.url === "/missing") answerWith(404);
  if (request.url?.endsWith("/broken")) response.statusCode = 500;
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

const drawn = (lng: string) =>
  `<html lang="${lng}"><head><link rel="preload" as="script" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head>
<body><script>document.documentElement.dataset.theme="dark"</script><header>Charabanc</header><h1>${lng}</h1>
<script src="/a.js" async=""></script><script>self.__next_f.push([1,"words"])</script></body></html>`;

test("in its place stands the page that was kept, in the language of the address, whatever the server writes after it", async () => {
  await keepUnavailablePages(async (_url, lng) => ({ status: 200, headers: {}, body: Buffer.from(drawn(lng)) }));
  noteOutage(new Error("Query read timeout"));
  const policy = "script-src 'self' 'nonce-abc'";
  const [status, text, retry] = await ask("/de/broken", { "content-security-policy": policy });
  expect([status, retry]).toEqual([503, "5"]);
  expect(text).toContain('<html lang="de">');
  expect(text).toContain("<header>Charabanc</header><h1>de</h1>");
  expect(text).not.toContain("a page");
  // It stands without scripts but the one for a dark screen, which the policy knows.
  expect(String(text).match(/<script[^>]*>/g)).toEqual(['<script nonce="abc">']);
  expect(text).not.toContain("preload");
  expect((await ask("/es/broken"))[1]).toContain("<h1>es</h1>");
  // A call of another kind, a page that is well and a partial request are left alone.
  expect(await ask("/api/auth/broken")).toEqual([503, "<p>a page</p>", "5"]);
  expect(await ask("/de/there")).toEqual([200, "<p>a page</p>"]);
  expect((await ask("/de/broken", { rsc: "1" }))[0]).toBe(500);
});

test("a page that was drawn says that it is none", async () => {
  expect(await ask("/missing")).toEqual([404, "<p>a page</p>"]);
});

test("all others keep the status of the server, partial requests too", async () => {
  expect(await ask("/there")).toEqual([200, "<p>a page</p>"]);
  expect(await ask("/missing", { rsc: "1" })).toEqual([200, "<p>a page</p>"]);
});

test("behind a part of a page stands what the whole would have said, for who takes trailers", async () => {
  const handle = hearStatus(page);
  server = http.createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const trailerOf = (path: string, headers: Record<string, string>) =>
    new Promise((resolve) => {
      http.get({ port, path, headers: { rsc: "1", ...headers } }, (answer) => {
        answer.resume().on("end", () => resolve([answer.statusCode, answer.trailers[statusTrailer]]));
      });
    });
  expect(await trailerOf("/missing", { te: "trailers" })).toEqual([200, "404"]);
  expect(await trailerOf("/there", { te: "trailers" })).toEqual([200, undefined]);
  expect(await trailerOf("/missing", {})).toEqual([200, undefined]);
});

test("what is told outside a page is heard by nobody", () => {
  expect(() => answerWith(404)).not.toThrow();
});
