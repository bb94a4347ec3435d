import http, { type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { compressStream, encodingOf } from "./compress";

let server: http.Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function ask(answer: RequestListener, headers: Record<string, string>, method = "GET") {
  server = http.createServer((request, response) => {
    compressStream(request, response);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    http.request({ host: "127.0.0.1", port, method, headers }, resolve).on("error", reject).end();
  });
}

const text = "Omnibus ".repeat(50_000);
const page: RequestListener = (_request, response) => {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-length": text.length });
  response.end(text);
};

test("brotli where the browser takes it, else gzip, else as it is", async () => {
  const br = await ask(page, { "accept-encoding": "gzip, deflate, br" });
  expect(br.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  expect(br.headers["content-length"]).toBeUndefined();
  expect(brotliDecompressSync(await buffer(br)).toString()).toBe(text);
  const gzip = await ask(page, { "accept-encoding": "br;q=0, gzip" });
  expect(gunzipSync(await buffer(gzip)).toString()).toBe(text);
  const plain = await ask(page, {});
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect((await buffer(plain)).toString()).toBe(text);
});

test("a page's window is as large as a page, not the usual 4 MB, which the collector counts", async () => {
  const packed = await buffer(await ask(page, { "accept-encoding": "br" }));
  // RFC 7932, 9.1: a first bit of 1, then how many bits above 17 the window has.
  expect((packed[0] ?? 0) & 0b1111).toBe(0b0011);
});

test("a finished part of a page goes out before the next is written", async () => {
  let finish: () => void = () => undefined;
  const answer = await ask(
    (_request, response) => {
      response.setHeader("content-type", "text/html");
      response.write("head");
      finish = () => response.end("foot");
    },
    { "accept-encoding": "br" },
  );
  const parts: Buffer[] = [];
  for await (const part of answer) {
    if (parts.length === 0) finish();
    parts.push(part);
  }
  expect(brotliDecompressSync(Buffer.concat(parts)).toString()).toBe("headfoot");
});

test("an export of many pieces comes whole", async () => {
  const pieces = Array.from({ length: 300 }, (_, i) => `${i};${"x".repeat(5_000)}\n`);
  const answer = await ask(
    (_request, response) => {
      response.setHeader("content-type", "text/csv; charset=utf-8");
      void pipeline(Readable.from(pieces), response);
    },
    { "accept-encoding": "gzip" },
  );
  expect(gunzipSync(await buffer(answer)).toString()).toBe(pieces.join(""));
});

test.each([
  ["a picture", { "content-type": "image/png" }, 200, text],
  ["what is packed already", { "content-type": "text/css", "content-encoding": "br" }, 200, text],
  ["an answer without a body", { "content-type": "text/html" }, 304, undefined],
  ["a redirect", { location: "/de" }, 307, undefined],
])("%s is left as it is", async (_name, headers, status, body) => {
  const answer = await ask((_request, response) => response.writeHead(status, headers).end(body), {
    "accept-encoding": "br, gzip",
  });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers["content-encoding"]).toBe((headers as Record<string, string>)["content-encoding"]);
  expect((await buffer(answer)).toString()).toBe(body ?? "");
});

test("encodingOf picks among what is stored", () => {
  expect(encodingOf("gzip, br")).toBe("br");
  expect(encodingOf("br;q=0, gzip")).toBe("gzip");
  expect(encodingOf("br;q=0.0, gzip;q=0")).toBe("identity");
  expect(encodingOf(undefined)).toBe("identity");
});
