import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import fs from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { encodingOf } from "./compress";
import { secure } from "./headers";
import { rangeOf } from "./range";

type File = {
  file: string;
  type: string;
  cacheControl: string;
  size: number;
  /** Stands before what the file holds. */
  prefix?: string;
  /** Content-Security-Policy of its own. */
  policy?: string;
  held?: Promise<Held>;
};
type Held = { etag: string; identity: Buffer; br?: Buffer; gzip?: Buffer };

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".geojson": "application/geo+json",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".mp4": "video/mp4",
  ".pbf": "application/x-protobuf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".vtt": "text/vtt; charset=utf-8",
  ".webm": "video/webm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** Played from any place: Safari plays nothing that it cannot ask for in parts. */
const seekable = /^(video|audio)\//;
const packable = /^(text|application|image\/svg|image\/x-icon)/;
const heldLimit = 4 * 1024 * 1024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function addFolder(index: Map<string, File>, folder: string, prefix: string, cacheControl: string) {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const url = prefix + path.relative(folder, file).split(path.sep).map(encodeURIComponent).join("/");
    const type = types[path.extname(file).toLowerCase()] ?? "application/octet-stream";
    index.set(url, { file, type, cacheControl, size: (await fs.stat(file)).size });
  }
}

/** A worker loads nothing but from here, and asks no other site. */
const workerPolicy = "default-src 'none'; connect-src 'self'; script-src 'self'";

/** A service worker is asked for anew each time, and is another one with each build: so browsers notice. */
async function addWorkers(index: Map<string, File>, root: string) {
  const build = await fs.readFile(path.join(root, ".next/BUILD_ID"), "utf8").catch(() => "0");
  const prefix = `self.charabancBuild = ${JSON.stringify(build.trim())};\n`;
  for (const name of ["/sw.js", "/drive-sw.js"]) {
    const worker = index.get(name);
    if (worker) index.set(name, { ...worker, prefix, policy: workerPolicy, cacheControl: "no-cache" });
  }
}

/**
 * What every page starts is compiled while it comes, beside the page's own work (V8's explicit compile hints): function by function as each is first
 * called, it is the longest task of a page on a phone. Not so parts that come later, of which a page calls less.
 */
async function hintStart(index: Map<string, File>, root: string) {
  const manifest = await fs.readFile(path.join(root, ".next/build-manifest.json"), "utf8").catch(() => "{}");
  const { rootMainFiles = [] } = JSON.parse(manifest) as { rootMainFiles?: string[] };
  for (const name of rootMainFiles) {
    const script = index.get(`/_next/${name}`);
    if (script) index.set(`/_next/${name}`, { ...script, prefix: "//# allFunctionsCalledOnLoad\n" });
  }
}

/** All files that may be served, by address: what is not in the map does not exist, so no path can lead outside. */
export async function indexStatics(root: string) {
  const index = new Map<string, File>();
  const forGood = "public, max-age=31536000, immutable";
  // Of the release before, for pages that it drew last (decision 102): what this one has of the same name takes its place.
  await addFolder(index, path.join(root, ".build/before"), "/_next/static/", forGood);
  await addFolder(index, path.join(root, "public"), "/", "public, max-age=3600, must-revalidate");
  await addFolder(index, path.join(root, ".next/static"), "/_next/static/", forGood);
  await addWorkers(index, root);
  await hintStart(index, root);
  return index;
}

async function hold(entry: File): Promise<Held> {
  const identity = Buffer.concat([Buffer.from(entry.prefix ?? ""), await fs.readFile(entry.file)]);
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  if (!packable.test(entry.type) || identity.length < 600) return { etag, identity };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const [br, zipped] = await Promise.all([brotli(identity, { params }), zip(identity, { level: 7 })]);
  return { etag, identity, br, gzip: zipped };
}

function stream(entry: File, request: IncomingMessage, response: ServerResponse) {
  response.writeHead(200, { "content-length": entry.size });
  if (request.method === "HEAD") response.end();
  else createReadStream(entry.file).pipe(response);
}

/** A part of a film (RFC 9110, 14); false where the whole of it is to be sent. */
function sendPart({ etag, identity }: Held, { headers, method }: IncomingMessage, response: ServerResponse) {
  response.setHeader("accept-ranges", "bytes");
  const condition = headers["if-range"];
  const range = condition && condition !== etag ? null : rangeOf(headers.range, identity.length);
  if (range === null) return false;
  if (range === "unsatisfiable") {
    response.writeHead(416, { "content-range": `bytes */${identity.length}` }).end();
    return true;
  }
  const body = identity.subarray(range.first, range.last + 1);
  const place = `bytes ${range.first}-${range.last}/${identity.length}`;
  response.writeHead(206, { "content-length": body.length, "content-range": place });
  response.end(method === "HEAD" ? undefined : body);
  return true;
}

export async function serveStatic(entry: File, request: IncomingMessage, response: ServerResponse) {
  secure(response);
  response.setHeader("content-type", entry.type);
  response.setHeader("cache-control", entry.cacheControl);
  if (entry.policy) response.setHeader("content-security-policy", entry.policy);
  if (entry.size > heldLimit) return stream(entry, request, response);
  entry.held ??= hold(entry);
  const held = await entry.held;
  response.setHeader("etag", held.etag);
  if (held.br) response.setHeader("vary", "accept-encoding");
  if (request.headers["if-none-match"]?.includes(held.etag)) {
    response.writeHead(304).end();
    return;
  }
  if (seekable.test(entry.type) && sendPart(held, request, response)) return;
  const wanted = held.br ? encodingOf(request.headers["accept-encoding"]) : "identity";
  const body = held[wanted] ?? held.identity;
  if (wanted !== "identity") response.setHeader("content-encoding", wanted);
  response.writeHead(200, { "content-length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
}
