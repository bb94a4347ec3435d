import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { env } from "@/env.mjs";
import type { Area, PutTerms, Storage } from "./port";
import { signedPath } from "./signature";

function isMissing(error: unknown) {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

const orNull = (error: unknown) => {
  if (isMissing(error)) return null;
  throw error;
};

async function readUpTo(file: string, limit: number) {
  const handle = await fs.open(file, "r").catch(orNull);
  if (!handle) return null;
  try {
    const { size } = await handle.stat();
    const bytes = Buffer.alloc(Math.min(size, limit + 1));
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Hands chunks on up to `limit`; the one beyond ends the body, whose rest is left to the caller of the reader. */
async function* upTo(body: ReadableStream<Uint8Array>, limit: number, counted: { size: number }) {
  const reader = body.getReader();
  try {
    while (counted.size <= limit) {
      const { done, value } = await reader.read();
      if (done) return;
      counted.size += value.byteLength;
      if (counted.size <= limit) yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Files under a folder of this machine; a PUT comes to our own API by a signed address. */
export function openDisk(folder: string): Storage {
  const place = (area: Area, key: string) => path.join(folder, area, path.basename(key));

  async function write(area: Area, key: string, from: Readable) {
    const file = place(area, key);
    const half = `${file}.${randomUUID()}.part`;
    await fs.mkdir(path.dirname(file), { recursive: true });
    try {
      await pipeline(from, createWriteStream(half));
      // Readers see the whole file or none.
      await fs.rename(half, file);
    } catch (error) {
      await fs.rm(half, { force: true });
      throw error;
    }
  }

  return {
    signPut: async (terms: PutTerms) => ({
      url: new URL(signedPath(terms), env.APP_URL).toString(),
      headers: { "content-type": terms.contentType },
    }),
    put: (area, key, bytes) => write(area, key, Readable.from([bytes])),
    size: async (area, key) => (await fs.stat(place(area, key)).catch(orNull))?.size ?? null,
    read: (area, key, limit) => readUpTo(place(area, key), limit),
    remove: (area, key) => fs.rm(place(area, key), { force: true }),
    receive: async (key, body, limit) => {
      const counted = { size: 0 };
      await write("incoming", key, Readable.from(upTo(body, limit, counted)));
      return Math.min(counted.size, limit + 1);
    },
  };
}
