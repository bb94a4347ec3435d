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

export type Coding = "br" | "gzip";

/** `br`, `gzip`: missing where it is packed for the first reader who asks for it (`packedFor`). */
export type Stored = {
  etag: string;
  headers: Record<string, string | string[]>;
  identity: Buffer;
} & Partial<Record<Coding, Buffer>>;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const brotliOf = (quality: number) => (body: Buffer) =>
  brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
const packStored = brotliOf(5);
/** While its reader waits. */
export const packQuickly: Record<Coding, (body: Buffer) => Promise<Buffer>> = {
  br: brotliOf(4),
  gzip: (body) => zip(body),
};

const etagOf = (body: Buffer) => `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;

/** In all codings at once: packed when it is made, not for each reader. */
export async function store({ body }: Rendered, headers: Stored["headers"]): Promise<Stored> {
  const [br, zipped] = await Promise.all([packStored(body), zip(body)]);
  return { etag: etagOf(body), headers, identity: body, gzip: zipped, br };
}

/** Of which many are asked for once, in one coding. */
export const storePlain = async ({ body }: Rendered, headers: Stored["headers"]): Promise<Stored> => ({
  etag: etagOf(body),
  headers,
  identity: body,
});

const packing = new WeakMap<Stored, Partial<Record<Coding, Promise<Buffer>>>>();

/** Who comes while it is packed waits for the same. */
export function packedFor(stored: Stored, coding: Coding | "identity"): Buffer | Promise<Buffer> {
  const known = stored[coding];
  if (known || coding === "identity") return known ?? stored.identity;
  const under = packing.get(stored) ?? {};
  packing.set(stored, under);
  under[coding] ??= packQuickly[coding](stored.identity).then((body) => {
    stored[coding] = body;
    return body;
  });
  return under[coding];
}

const dash = 45;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Records that a page or an answer names. By their dashes: an expression over the whole text takes five times as long. */
export function recordsOf(body: Buffer) {
  const found = new Set<string>();
  for (let i = 8; i < body.length - 27; i += 1) {
    if (body[i] !== dash || body[i + 5] !== dash || body[i + 10] !== dash || body[i + 15] !== dash) continue;
    const text = body.toString("latin1", i - 8, i + 28);
    if (uuid.test(text)) found.add(text);
  }
  return found;
}
