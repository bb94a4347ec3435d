import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { env } from "@/env.mjs";
import { parseCookies, sessionTokenOf, withoutSession } from "@/lib/auth/cookie";
import { readSession } from "@/lib/auth/token";
import { contentSecurityPolicy } from "@/lib/http/content-security";
import { AppError } from "@/lib/errors";
import { replicaServes } from "@/lib/db/replica";
import { frontHeader, gate, languageHeader } from "@/lib/http/gate";
import type { PageCache } from "@/lib/http/page-cache";
import type { Rendered } from "@/lib/http/packed-page";
import { hasWritten, writtenCookie } from "@/lib/http/written";
import { defaultLanguage } from "@/lib/i18n/routing";
import { makeReaderLimit } from "@/lib/limits/readers";
import { type AnswerKind, countAnswer, frontCounts } from "@/lib/metrics/counters";
import { isStreaming, serveApi, serveError, serveMalformed } from "./api";
import { compressStream } from "./compress";
import { fail } from "./fail";
import { gatherPage } from "./gather";
import { cleanHeaders, secure } from "./headers";
import { nonceMark } from "./late-scripts";
import type { Match } from "./match";
import { keyOf, partOf, sendRendered, sendStored, urlOfKey } from "./pages";
import type { Rendering } from "./render";
import { serveSentence } from "./sentence";
import { type indexStatics, serveStatic } from "./statics";

export type Parts = {
  next: RequestListener;
  match: (pathname: string) => Match | null;
  statics: Awaited<ReturnType<typeof indexStatics>>;
  cache: PageCache;
  tagsOf: (pathname: string) => readonly string[] | null;
  /** The address with the keys alone that its page reads. */
  cleanUrl: (url: string) => string;
  render: (url: string, language: string, theme: string, more?: Rendering) => Promise<Rendered>;
};

/** Pages that have to be rendered first, for readers without a session. */
const countMiss = makeReaderLimit({ points: env.READS_PER_MINUTE / 2 });

/** Parts of pages that Next's router asks for, of such readers too: two or three a page that they go to. */
const countPart = makeReaderLimit();

/** What next-auth is asked before a sign-in. */
const countAuth = makeReaderLimit();

/** Both, of one session: many tabs that read anew after each other's changes are nobody's attack. */
const countSession = makeReaderLimit({ points: env.READS_PER_MINUTE * 10 });

const none: ReadonlyMap<string, string> = new Map();

const splitUrl = (url: string) => {
  const at = url.indexOf("?");
  return at < 0 ? { pathname: url, search: "" } : { pathname: url.slice(0, at), search: url.slice(at) };
};

type Reader = { language: string | null; isKnown: boolean };

/** `isKnown`: signed in, so that the scripts of the page are in the browser's store. */
function toNext(parts: Parts, request: IncomingMessage, response: ServerResponse, { language, isKnown }: Reader) {
  const { pathname } = splitUrl(request.url ?? "/");
  secure(response);
  request.headers[frontHeader] = "1";
  if (language) request.headers[languageHeader] = language;
  const nonce = randomBytes(16).toString("base64");
  if (!pathname.startsWith("/_next/")) {
    const policy = contentSecurityPolicy({ nonce, pathname });
    request.headers["content-security-policy"] = policy;
    response.setHeader("content-security-policy", policy);
  }
  if (language === null) compressStream(request, response);
  else gatherPage(request, response, isKnown ? undefined : nonceMark(nonce));
  return parts.next(request, response);
}

type Asked = { isPart: boolean; session: string | null; isStored: boolean };

/** Seconds to wait before a page is made for this reader; what is in store costs nothing. */
function waitFor(request: IncomingMessage, { isPart, session, isStored }: Asked) {
  if (session !== null) return countSession(session);
  const source = String(request.headers["x-forwarded-for"]);
  if (isStored) return 0;
  return isPart ? countPart(source) : countMiss(source);
}

const outside: Reader = { language: null, isKnown: false };

/** Files are in statics, pictures are asked for by the dozen and kept. */
const isUncounted = (pathname: string) => pathname === "/_next/image" || pathname.startsWith("/_next/static/");

/** Maps of the site, cards for shared links, and whatever is not there: Next makes it, and draws a page to say that it cannot. */
function serveOutside(parts: Parts, request: IncomingMessage, response: ServerResponse, pathname: string) {
  const wait = isUncounted(pathname) ? 0 : waitFor(request, { isPart: false, session: null, isStored: false });
  if (wait === 0) return toNext(parts, request, response, outside);
  return serveSentence(response, new AppError("RateLimited", { retryAfter: wait }), defaultLanguage);
}

/** next-auth's own addresses: apart from pages, so that who reads too many may sign in; who guesses is counted by sign-in itself. */
function serveAuth(parts: Parts, request: IncomingMessage, response: ServerResponse) {
  const wait = isRead(request) ? countAuth(String(request.headers["x-forwarded-for"])) : 0;
  if (wait > 0) return serveError(request, response, new AppError("RateLimited", { retryAfter: wait }));
  return toNext(parts, request, response, outside);
}

async function servePage(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const url = request.url ?? "/";
  const { pathname, search } = splitUrl(url);
  const cookies = parseCookies(request.headers.cookie ?? null);
  const answer = gate({ pathname, search, cookies, acceptLanguage: request.headers["accept-language"] ?? null });
  if (answer.type === "malformed") return serveMalformed(request, response);
  if (answer.type === "redirect") {
    secure(response);
    response.writeHead(answer.status, { location: answer.location, vary: "accept-language, cookie" }).end();
    return;
  }
  const { language } = answer;
  if (language === null && pathname.startsWith("/api/auth/")) return serveAuth(parts, request, response);
  if (language === null) return serveOutside(parts, request, response, pathname);
  const session = (await readSession(cookies))?.sid ?? null;
  if (session === null && sessionTokenOf(cookies)) {
    // A cookie that we did not make is none: its reader gets what is in store, and all else counts.
    request.headers.cookie = withoutSession(request.headers.cookie ?? "");
    return servePage(parts, request, response);
  }
  const key = keyOf(request, cookies, parts.cleanUrl);
  const tags = key === null ? null : parts.tagsOf(pathname);
  const wrote = hasWritten(cookies);
  const isStored = key !== null && tags !== null && !wrote && parts.cache.holds(key);
  const wait = waitFor(request, { isPart: request.headers.rsc !== undefined, session, isStored });
  if (wait > 0) return serveSentence(response, new AppError("RateLimited", { retryAfter: wait }), language);
  if (key === null || tags === null) return toNext(parts, request, response, { language, isKnown: session !== null });
  const theme = key.slice(0, key.indexOf(" "));
  const fromReplica = !wrote && replicaServes(tags);
  const part = partOf(request)?.sent;
  const render = () => parts.render(urlOfKey(key), language, theme, { fromReplica, part });
  const result = await (wrote ? parts.cache.anew(key, tags, render) : parts.cache.get(key, tags, render));
  if (result.kind === "stored") sendStored(result.stored, request, response);
  else sendRendered(result.rendered, request, response);
}

function isApi(pathname: string) {
  if (pathname.startsWith("/api/auth/")) return false;
  return pathname === "/api" || pathname.startsWith("/api/") || pathname.startsWith("/locales/");
}

/** next-auth reads a whole body before it checks anything; its forms are small and say their length. */
function tooLarge({ method, headers }: IncomingMessage) {
  if (method === "GET" || method === "HEAD") return false;
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 16_384;
}

const isRead = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";

/** What next-auth answers to; of all else Next makes a defect. */
const authMethods = "GET, HEAD, POST";

/** An author without an account posts and confirms; whoever is signed in is given no stored page. */
const writesPages = ({ headers }: IncomingMessage, pathname: string) =>
  pathname.startsWith("/api/busrequest") && !sessionTokenOf(parseCookies(headers.cookie ?? null));

/** RFC 9112: who sends two names means to be taken for somebody else by one of us. */
const namesTwoHosts = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((text, i) => i % 2 === 0 && text.length === 4 && text.toLowerCase() === "host").length > 1;

/** A form sent before its page's scripts have come, or without them, leads back to its page; all else may not be sent to one. */
function refuseMethod(request: IncomingMessage, response: ServerResponse) {
  const isForm =
    request.method === "POST" &&
    /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(String(request.headers["content-type"]));
  if (!isForm || !String(request.headers.accept).includes("text/html")) {
    return serveError(request, response, new AppError("MethodNotAllowed", { allow: "GET, HEAD" }));
  }
  secure(response);
  request.resume();
  response.writeHead(303, { location: request.url ?? "/" }).end();
}

/** The hot path: a fresh page for a reader without a session, before anything else is looked at. */
function storedFor(parts: Parts, request: IncomingMessage) {
  const { cookie } = request.headers;
  const cookies = cookie === undefined ? none : parseCookies(cookie);
  const key = keyOf(request, cookies, parts.cleanUrl);
  return key === null || hasWritten(cookies) ? null : parts.cache.fresh(key);
}

function dispatch(parts: Parts, request: IncomingMessage, response: ServerResponse): unknown {
  if (namesTwoHosts(request)) return serveMalformed(request, response);
  const stored = storedFor(parts, request);
  if (stored) return sendStored(stored, request, response);
  const url = request.url ?? "/";
  const { pathname, search } = splitUrl(url);
  cleanHeaders(request);
  // An absolute or odd request line is nothing that a browser sends to a site.
  if (!url.startsWith("/") || url.startsWith("//")) return serveMalformed(request, response);
  if (isApi(pathname)) {
    const answer = gate({ pathname, search, cookies: none, acceptLanguage: null });
    if (answer.type === "malformed") return serveMalformed(request, response);
    if (!isRead(request) && writesPages(request, pathname)) response.setHeader("set-cookie", writtenCookie);
    return serveApi(request, response, parts.match(pathname));
  }
  const file = parts.statics.get(pathname);
  if (file && isRead(request)) return serveStatic(file, request, response);
  if (!pathname.startsWith("/api/auth/")) {
    return isRead(request) ? servePage(parts, request, response) : refuseMethod(request, response);
  }
  if (/%2f|%5c/i.test(pathname)) return serveMalformed(request, response);
  if (!authMethods.split(", ").includes(request.method ?? "")) {
    return serveError(request, response, new AppError("MethodNotAllowed", { allow: authMethods }));
  }
  if (tooLarge(request)) return serveError(request, response, "PayloadTooLarge");
  return servePage(parts, request, response);
}

function kindOf(parts: Parts, url: string): AnswerKind {
  const { pathname } = splitUrl(url);
  if (pathname.startsWith("/api/auth/")) return "auth";
  if (isApi(pathname)) return "api";
  return pathname.startsWith("/_next/") || parts.statics.has(pathname) ? "static" : "page";
}

/** Counted when the answer has left; a stored page has by the time that this is called, a stream has begun. */
function countWhenDone(parts: Parts, url: string, response: ServerResponse, begun: number) {
  const count = () => countAnswer(kindOf(parts, url), response.statusCode, begun);
  if (response.writableEnded || response.destroyed || isStreaming(response)) count();
  else response.once("close", count);
}

/** The production front: calls to their handlers, pages from the cache, all else to Next. */
export function makeFront(parts: Parts) {
  frontCounts();
  return async (request: IncomingMessage, response: ServerResponse) => {
    const begun = performance.now();
    const url = request.url ?? "/";
    try {
      await dispatch(parts, request, response);
    } catch (error) {
      await fail(error, request, response);
    }
    countWhenDone(parts, url, response, begun);
  };
}
