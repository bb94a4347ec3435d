import { createHash, randomBytes } from "node:crypto";
import http, { type IncomingMessage, type RequestListener } from "node:http";
import os from "node:os";
import path from "node:path";
import { env } from "@/env.mjs";
import { readFromReplica } from "@/lib/db/replica";
import { unavailable } from "@/lib/errors";
import { frontHeader, languageHeader } from "@/lib/http/gate";
import type { Rendered } from "@/lib/http/packed-page";
import { statusTrailer } from "@/lib/http/page-status";
import { traceRendering } from "@/lib/tracing/requests";
import { traceHeaders } from "@/lib/tracing/spans";
import { nonceMark, withLateFaces, withLateScripts } from "./late-scripts";

const address = () => {
  const name = `charabanc-${process.pid}-${Date.now().toString(36)}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), `${name}.sock`);
};

const isPart = (headers: Rendered["headers"]) => String(headers["content-type"]).startsWith("text/x-component");

/** React's row for what was thrown (a defect, a redirection, notFound), in an answer that says 200. */
const errorRow = /(?:^|\n)[0-9a-f]+:E\{/;

async function collect(answer: IncomingMessage): Promise<Rendered> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const headers: Rendered["headers"] = {};
  for (const [name, value] of Object.entries(answer.headers)) if (value !== undefined) headers[name] = value;
  const body = Buffer.concat(chunks);
  const passing =
    answer.trailers[statusTrailer] !== undefined || (isPart(headers) && errorRow.test(body.toString("latin1")));
  return { status: answer.statusCode ?? 500, headers, body, passing };
}

/** A kept connection that turned out to be dead when it was used again. */
class StaleSocket extends Error {}
const isStale = (error: NodeJS.ErrnoException) => error.code === "EPIPE" || error.code === "ECONNRESET";

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Hashes of the inline scripts that carry the nonce, and the page without it. Only the renderer knows the nonce, so a
 * script that came into the page by what somebody has typed has none, and its hash is not told.
 */
export function sealScripts(html: string, nonce: string) {
  const mark = nonceMark(nonce);
  const clean = (text: string) => text.replaceAll(mark, "").replaceAll(nonce, "");
  const hashes = new Set<string>();
  const drawn = withLateScripts(html, mark);
  for (const [, attributes = "", text] of drawn.matchAll(inlineScript)) {
    if (text && attributes.includes(mark)) hashes.add(createHash("sha256").update(clean(text)).digest("base64"));
  }
  return { html: clean(drawn), hashes: [...hashes] };
}

function sealed(rendered: Rendered, nonce: string): Rendered {
  if (!String(rendered.headers["content-type"]).startsWith("text/html")) return rendered;
  const { html, hashes } = sealScripts(rendered.body.toString("utf8"), nonce);
  const { link } = rendered.headers;
  const headers = link ? { ...rendered.headers, link: withLateFaces(String(link)) } : rendered.headers;
  return { ...rendered, headers, body: Buffer.from(html), hashes };
}

/** Milliseconds without a byte of the page: the machine is full, and who asks for it is to come again. */
const usualPatience = 20_000;

type Line = { socketPath: string; agent: http.Agent; patience: number };
/** `part`: what Next's router says of itself where it asks for a part of the page (pages.ts). */
export type Rendering = { fromReplica?: boolean; part?: Record<string, string> };
type Page = [url: string, language: string, theme: string, more?: Rendering];

/** Said by the renderer to itself: this page may be read from the standby. */
const replicaHeader = "x-charabanc-replica";

function headersOf([, language, theme, { fromReplica, part } = {}]: Page, nonce: string) {
  const host = new URL(env.APP_URL).host;
  const headers: Record<string, string> = {
    host,
    accept: "text/html",
    "accept-language": language,
    "user-agent": "Charabanc page cache",
    "x-forwarded-for": "127.0.0.1",
    "x-forwarded-host": host,
    "x-forwarded-proto": env.APP_URL.startsWith("https:") ? "https" : "http",
    [frontHeader]: "1",
    [languageHeader]: language,
    "content-security-policy": `script-src 'nonce-${nonce}'`,
    ...traceHeaders(),
  };
  // A part runs no scripts of its own: nobody is to learn a nonce from it.
  if (part) {
    delete headers["content-security-policy"];
    Object.assign(headers, part, { te: "trailers" });
  }
  if (fromReplica) headers[replicaHeader] = "1";
  if (theme) headers.cookie = `theme=${theme}`;
  return headers;
}

function ask({ patience, ...line }: Line, page: Page) {
  const [url] = page;
  const nonce = randomBytes(16).toString("base64url");
  return new Promise<Rendered>((resolve, reject) => {
    const request = http.request({ ...line, path: url, headers: headersOf(page, nonce), timeout: patience });
    request.on("response", (answer) => collect(answer).then((rendered) => resolve(sealed(rendered, nonce)), reject));
    request.on("timeout", () => request.destroy(unavailable()));
    request.on("error", (error) => reject(request.reusedSocket && isStale(error) ? new StaleSocket() : error));
    request.end();
  });
}

/** Renders pages for the cache: a request without a person, over a socket that nobody else reaches. */
export async function openRenderer(handler: RequestListener, patience = usualPatience) {
  const socketPath = address();
  // Nobody but the agent holds these connections: an idle one that were closed here, at the moment it is used again
  // there, would be an error page for a reader.
  const traced = traceRendering(handler);
  const server = http.createServer({ keepAliveTimeout: 0 }, (request, response) => {
    if (!request.headers[replicaHeader]) return traced(request, response);
    return readFromReplica(async () => traced(request, response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(socketPath, resolve);
  });
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
  const line = { socketPath, agent, patience };
  // A page is only read, so it may be asked for a second time.
  const render = (...page: Page) =>
    ask(line, page).catch((error) => {
      if (error instanceof StaleSocket) return ask(line, page);
      throw error;
    });
  const close = () =>
    new Promise<void>((resolve) => {
      agent.destroy();
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { render, close };
}
