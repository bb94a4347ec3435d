import { once } from "node:events";
import http, { type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { gatherPage } from "./gather";

let server: http.Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function ask(answer: RequestListener, headers: Record<string, string> = {}, method = "GET") {
  server = http.createServer((request, response) => {
    gatherPage(request, response);
    answer(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const request = http.request({ host: "127.0.0.1", port, method, headers }).end();
  const [got] = (await once(request, "response")) as [http.IncomingMessage];
  return { got, body: await buffer(got) };
}

const half = "Reisebus ".repeat(20_000);
/** As Next does it: head first, then a piece, then a flush. */
const page: RequestListener = (_request, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("vary", "rsc");
  response.flushHeaders();
  response.write(new TextEncoder().encode(half));
  setImmediate(() => {
    response.write("ä", "utf8");
    response.end();
    // What Next does after a failed piece; the page is whole already.
    response.end("more");
  });
};

test("a page in pieces leaves as one, packed as its reader takes it", async () => {
  const br = await ask(page, { "accept-encoding": "gzip, br" });
  expect(br.got.headers).toMatchObject({ "content-encoding": "br", vary: "rsc, Accept-Encoding" });
  expect(Number(br.got.headers["content-length"])).toBe(br.body.length);
  expect(brotliDecompressSync(br.body).toString()).toBe(`${half}ä`);
  // RFC 7932, 9.1: a window of 256 kB, not the usual 4 MB.
  expect((br.body[0] ?? 0) & 0b1111).toBe(0b0011);
  const zipped = await ask(page, { "accept-encoding": "gzip" });
  expect(gunzipSync(zipped.body).toString()).toBe(`${half}ä`);
  const plain = await ask(page);
  expect(plain.got.headers["content-encoding"]).toBeUndefined();
  expect(plain.got.headers.vary).toBe("rsc, Accept-Encoding");
  expect(plain.body.toString()).toBe(`${half}ä`);
});

test("who fails after a piece answers instead of it", async () => {
  const { got, body } = await ask((_request, response) => {
    response.write(half);
    response.writeHead(500, { "content-type": "text/plain" }).end("Internal error\n");
  });
  expect([got.statusCode, body.toString()]).toEqual([500, "Internal error\n"]);
});

test("a trailer stands behind its page", async () => {
  const { got, body } = await ask(
    (_request, response) => {
      response.setHeader("content-type", "text/x-component");
      response.setHeader("trailer", "x-page-status");
      response.write(half);
      response.addTrailers({ "x-page-status": "404" });
      response.end();
    },
    { "accept-encoding": "br" },
  );
  expect(brotliDecompressSync(body).toString()).toBe(half);
  expect(got.trailers).toEqual({ "x-page-status": "404" });
});

test.each([
  ["a redirect", 307, { location: "/de" }, ""],
  ["a picture", 200, { "content-type": "image/png" }, half],
  ["what is packed already", 200, { "content-type": "text/css", "content-encoding": "br" }, half],
])("%s is left as it is", async (_name, status, headers, text) => {
  const { got, body } = await ask(
    (_request, response) => {
      response.statusCode = status;
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.end(text === "" ? undefined : text);
    },
    { "accept-encoding": "br" },
  );
  expect(got.statusCode).toBe(status);
  expect(got.headers["content-encoding"]).toBe((headers as Record<string, string>)["content-encoding"]);
  expect(body.toString()).toBe(text);
});

test("HEAD has a head alone", async () => {
  const { got, body } = await ask(
    (_request, response) => {
      response.setHeader("content-type", "text/html");
      response.end(null);
    },
    { "accept-encoding": "br" },
    "HEAD",
  );
  expect([got.statusCode, body.length]).toEqual([200, 0]);
});
