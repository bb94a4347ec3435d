import { randomUUID } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { packedFor, recordsOf, store, storePlain } from "./packed-page";

const body = Buffer.from(JSON.stringify(Array.from({ length: 50 }, (_, i) => ({ id: i, city: "München" }))));
const page = { status: 200, headers: {}, body };

test("what is kept plain is packed once, for the first who asks in that coding", async () => {
  const stored = await storePlain(page, {});
  expect([stored.br, stored.gzip, packedFor(stored, "identity")]).toEqual([undefined, undefined, body]);
  const both = [packedFor(stored, "br"), packedFor(stored, "br")];
  expect(both[0]).toBe(both[1]);
  expect(brotliDecompressSync(await (both[0] as Promise<Buffer>))).toEqual(body);
  expect(packedFor(stored, "br")).toBe(stored.br);
  expect(stored.gzip).toBeUndefined();
  expect(gunzipSync(await packedFor(stored, "gzip"))).toEqual(body);
});

test("a page is packed in every coding when it is stored, under the same name", async () => {
  const [ahead, plain] = [await store(page, {}), await storePlain(page, {})];
  expect(packedFor(ahead, "br")).toBe(ahead.br);
  expect(packedFor(ahead, "gzip")).toBe(ahead.gzip);
  expect(ahead.etag).toBe(plain.etag);
});

test("records are found wherever they stand, and nothing that only looks like one", () => {
  const ids = Array.from({ length: 4 }, randomUUID);
  const [first, second, third, last] = ids;
  const others = `${first?.toUpperCase()} 2026-11-28 a-b-c-d ----- ${second?.slice(1)} ${third?.replaceAll("-", "")}`;
  const text = `${first}"/request/${second}?x=${first}ü(${third})${others}<${last}`;
  expect(recordsOf(Buffer.from(text))).toEqual(new Set(ids));
  expect(recordsOf(Buffer.from(`x${first}-${second}`))).toEqual(new Set([first, second]));
  for (const short of ["", "-", first?.slice(0, 35) ?? ""]) expect(recordsOf(Buffer.from(short)).size).toBe(0);
});
