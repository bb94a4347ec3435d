import type { IncomingMessage, ServerResponse } from "node:http";
import { sessionTokenOf } from "@/lib/auth/cookie";
import { contentSecurityPolicy } from "@/lib/http/content-security";
import { decodes } from "@/lib/http/gate";
import { PageCache } from "@/lib/http/page-cache";
import type { Rendered, Stored } from "@/lib/http/packed-page";
import { isLanguage } from "@/lib/i18n/routing";
import { type Encoding, encodingOf } from "./compress";
import { securityHeaders } from "./headers";

/** A page below the language, as scripts/lib/page-table.mjs reads it: `/blog/[slug]`. */
export type Page = { path: string; stored: readonly string[] | null; searchKeys?: readonly string[] };

const fits = (names: readonly string[], parts: readonly string[]) =>
  names.length === parts.length && names.every((name, i) => name.startsWith("[") || name === parts[i]);

/**
 * What the page at an address is made of; null where it must not be stored, which is so unless the page itself says
 * otherwise (`export const stored`, where `[id]` in a tag is what the address has there). `pages` come in order of
 * precedence; the address must decode.
 */
export function makePageTags(pages: readonly Page[]) {
  const find = makeFinder(pages);
  return (pathname: string): readonly string[] | null => {
    const page = find(pathname);
    if (!page?.stored?.some((tag) => tag.includes("["))) return page?.stored ?? null;
    const parts = partsOf(pathname);
    const at = new Map(page.names.map((name, i) => [name, parts[i + 1]?.toLowerCase() ?? ""]));
    return page.stored.map((tag) => tag.replace(/\[[a-z]+\]/, (name) => at.get(name) ?? name));
  };
}

/** The page at an address, as its file is called: `/[lng]/blog/[slug]`. */
export function makePageNames(pages: readonly Page[]) {
  const find = makeFinder(pages);
  return (pathname: string) => {
    const page = find(pathname);
    return page ? `/[lng]${page.path}` : null;
  };
}

const partsOf = (pathname: string) => pathname.replace(/\/$/, "").split("/").slice(1).map(decodeURIComponent);

function makeFinder(pages: readonly Page[]) {
  const known = pages.map((page) => ({ ...page, names: page.path.split("/").slice(1) }));
  return (pathname: string) => {
    const [language, ...parts] = partsOf(pathname);
    return isLanguage(language) ? known.find(({ names }) => fits(names, parts)) : undefined;
  };
}

/**
 * An address with the keys alone that its page reads (`export const searchKeys`), in their order: what somebody hangs on
 * it makes no page of its own. Addresses of pages that are not stored stay as they are.
 */
export function makeSearchCleaner(pages: readonly Page[]) {
  const find = makeFinder(pages);
  return (url: string) => {
    const at = url.indexOf("?");
    if (at < 0) return url;
    const pathname = url.slice(0, at);
    if (!decodes(pathname)) return url;
    const page = find(pathname);
    if (!page?.stored) return url;
    const given = new URLSearchParams(url.slice(at + 1));
    const kept = (page.searchKeys ?? []).flatMap((key) => given.getAll(key).map((value) => [key, value]));
    return kept.length > 0 ? `${pathname}?${new URLSearchParams(kept)}` : pathname;
  };
}

const theme = (cookies: ReadonlyMap<string, string>) => {
  const wanted = cookies.get("theme");
  return wanted === "dark" || wanted === "light" ? wanted : "";
};

/** What Next's router says of itself in a request for a part of a page: where it comes from and what it has. */
const partHeaders = [
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-router-state-tree",
  "next-url",
] as const;

/**
 * Headers of a partial request as the renderer is to be asked; null for a whole page. Next's hash of them stands in the
 * address (`_rsc`), and Next answers 200 only where it is theirs: so the address names the answer, and nobody can have
 * another put in its place. The short hash of browsers without a secure context could be met by chance.
 */
export function partOf({ headers, url = "/" }: IncomingMessage) {
  if (headers.rsc === undefined) return null;
  const hash = /[?&]_rsc=([\w-]{16})(?=&|$)/.exec(url)?.[1];
  const prefetch = headers["next-router-prefetch"];
  if (headers.rsc !== "1" || !hash || (prefetch !== undefined && !/^[123]$/.test(String(prefetch))))
    return { hash: null };
  const sent: Record<string, string> = { rsc: "1" };
  for (const name of partHeaders) if (headers[name]) sent[name] = String(headers[name]);
  return { hash, sent };
}

/** Under which name a reader's page, or a part of it, is stored; null for readers with a session. */
export function keyOf(request: IncomingMessage, cookies: ReadonlyMap<string, string>, clean = (url: string) => url) {
  const { headers, url = "/" } = request;
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  if (url.startsWith("/api/")) return null;
  if (headers["next-action"] !== undefined || url.length > 1_000) return null;
  if (sessionTokenOf(cookies)) return null;
  const part = partOf(request);
  if (part?.hash === null) return null;
  const cleaned = clean(url);
  const address = part ? `${cleaned}${cleaned.includes("?") ? "&" : "?"}_rsc=${part.hash}` : cleaned;
  return `${theme(cookies)} ${address}`;
}

/** The address that is rendered for a key. */
export const urlOfKey = (key: string) => key.slice(key.indexOf(" ") + 1);

const notKept = [
  "connection",
  "keep-alive",
  "date",
  "transfer-encoding",
  "content-length",
  "x-powered-by",
  "vary",
  "trailer",
];

const partVary = ["rsc", ...partHeaders, "accept-encoding", "cookie"].join(", ");

function finish(rendered: Rendered, key: string) {
  const headers = { ...rendered.headers, ...securityHeaders };
  for (const name of notKept) delete headers[name];
  if (String(headers["content-type"]).startsWith("text/x-component")) headers.vary = partVary;
  if (!String(headers["content-type"]).startsWith("text/html")) return headers;
  const pathname = urlOfKey(key).split("?")[0] ?? "/";
  headers["content-security-policy"] = contentSecurityPolicy({ hashes: rendered.hashes, pathname });
  if (rendered.status === 200) headers["cache-control"] = "private, no-cache";
  headers.vary = "accept-encoding, cookie";
  return headers;
}

export const newPageCache = (options = {}) => new PageCache({ ...options, finish });

type Sendable = { body: Buffer; headers: string[] };

// Written out once a page: copying a dozen headers for each reader costs more than sending it.
const sendables = new WeakMap<Stored, Partial<Record<Encoding, Sendable>>>();

function sendableOf(stored: Stored, asked: Encoding): Sendable {
  const encoding = stored[asked] ? asked : "identity";
  const made = sendables.get(stored) ?? {};
  sendables.set(stored, made);
  const known = made[encoding];
  if (known) return known;
  const body = stored[encoding] ?? stored.identity;
  const packed = encoding === "identity" ? {} : { "content-encoding": encoding };
  const all = { ...stored.headers, ...packed, etag: stored.etag, "content-length": String(body.length) };
  const headers = Object.entries(all).flatMap(([name, value]) => [value].flat().flatMap((one) => [name, one]));
  const sendable = { body, headers };
  made[encoding] = sendable;
  return sendable;
}

export function sendStored(stored: Stored, request: IncomingMessage, response: ServerResponse) {
  if (request.headers["if-none-match"]?.includes(stored.etag)) {
    response.writeHead(304, { ...stored.headers, etag: stored.etag }).end();
    return;
  }
  const { body, headers } = sendableOf(stored, encodingOf(request.headers["accept-encoding"]));
  response.writeHead(200, headers);
  response.end(request.method === "HEAD" ? undefined : body);
}

export function sendRendered({ status, headers, body }: Rendered, request: IncomingMessage, response: ServerResponse) {
  response.writeHead(status, { ...headers, "content-length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
}
