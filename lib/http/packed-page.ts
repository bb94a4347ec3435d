import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Rendered = {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
  /** SHA-256 of the inline scripts that the renderer itself has written, in base64. */
  hashes?: readonly string[];
  /** Holds an error or says that something is missing, though its status is 200: not for others. */
  passing?: boolean;
};

export type Stored = {
  etag: string;
  headers: Record<string, string | string[]>;
  identity: Buffer;
  gzip: Buffer;
  br: Buffer;
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** In all codings at once: packed when it is made, not for each reader. */
export async function store(rendered: Rendered, headers: Stored["headers"]): Promise<Stored> {
  const [br, zipped] = await Promise.all([brotli(rendered.body, quality), zip(rendered.body)]);
  const etag = `W/"${createHash("sha256").update(rendered.body).digest("base64url").slice(0, 27)}"`;
  return { etag, headers, identity: rendered.body, gzip: zipped, br };
}

/** Records that a page or an answer names. */
export const recordsOf = (body: Buffer) =>
  new Set(body.toString("latin1").match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g));
