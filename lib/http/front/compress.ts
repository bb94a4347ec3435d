import type { IncomingMessage, ServerResponse } from "node:http";
import { constants } from "node:zlib";
import compression from "compression";
import { type Coding, packQuickly } from "@/lib/http/packed-page";

export type Encoding = Coding | "identity";

const refused = (accepted: string, name: string) =>
  new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accepted);

export function encodingOf(accepted: string | string[] | undefined): Encoding {
  if (accepted === undefined) return "identity";
  const text = String(accepted ?? "");
  if (/\bbr\b/.test(text) && !refused(text, "br")) return "br";
  if (/\bgzip\b/.test(text) && !refused(text, "gzip")) return "gzip";
  return "identity";
}

/** Smaller ones fit a packet either way. */
const worthwhile = 1_024;

/** How an answer of so many bytes leaves. */
export const codingFor = (bytes: number, accepted: string | string[] | undefined) =>
  bytes < worthwhile ? "identity" : encodingOf(accepted);

/** A whole body, packed as its reader takes it. */
export async function packed(body: Buffer, accepted: string | string[] | undefined) {
  const coding = codingFor(body.length, accepted);
  if (coding === "identity") return { coding, body };
  return { coding, body: await packQuickly[coding](body) };
}

/**
 * A page of one reader is packed once and read once: level 3 takes two thirds of the time of 4 and gives a twentieth more bytes. The window
 * holds a page of 256 kB. The usual one of 4 MB counts as memory of the process whatever of it is used, so that a collection of the
 * whole heap began with every tenth page, which cost as much as the pages.
 */
export const forOneReader = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 };

// Each finished part of a page goes out at once.
const compress = compression({
  level: 5,
  flush: constants.Z_SYNC_FLUSH,
  brotli: { flush: constants.BROTLI_OPERATION_FLUSH, params: forOneReader },
  filter: (request, response) => response.statusCode !== 304 && compression.filter(request, response),
});

/** Compresses what is written to the response from here on, if its type and the reader's browser let it. */
export const compressStream = (request: IncomingMessage, response: ServerResponse) =>
  compress(request, response, () => undefined);
