import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isDatabaseOut } from "@/lib/db/outage";
import { unavailableHtml } from "@/lib/http/unavailable";
import { isLanguage } from "@/lib/i18n/routing";
import { singleton } from "@/lib/singleton";

type Told = { status: number | null };
type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const answering = singleton("page-status", () => new AsyncLocalStorage<Told>());

/**
 * The status of the page that is being rendered. Next itself knows notFound() and forbidden() alone, which leave the body to the
 * browser's scripts; told before the first byte leaves. Under `next dev`, which has no front, nothing hears it.
 */
export function answerWith(status: 403 | 404) {
  const told = answering.getStore();
  if (told) told.status = status;
}

/** Seconds; as calls say it. */
const retryAfter = 5;

/** The language of a page's address; null for what is no page. */
function languageOf({ url = "/" }: IncomingMessage) {
  const [, language] = url.split(/[/?]/);
  return isLanguage(language) ? language : null;
}

const nonceOf = ({ headers }: IncomingMessage) =>
  /'nonce-([^']+)'/.exec(String(headers["content-security-policy"] ?? ""))?.[1];

/**
 * Answers a page that failed for want of the database with the one that was kept for it, whatever Next says of it: Next leaves
 * frame and words of such a page to the browser's scripts. Gives whether it has, to be asked before each piece.
 */
function makeStandIn(request: IncomingMessage, response: ServerResponse) {
  const language = languageOf(request);
  const { end } = response;
  let stands = false;
  return (status: number) => {
    if (stands || language === null || status !== 500 || response.headersSent || !isDatabaseOut()) return stands;
    const html = unavailableHtml(language, nonceOf(request));
    if (html === null) return false;
    stands = true;
    for (const name of ["content-length", "content-encoding", "link", "etag"]) response.removeHeader(name);
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("cache-control", "no-store");
    response.setHeader("retry-after", String(retryAfter));
    response.statusCode = 503;
    end.call(response, html, "utf8");
    return true;
  };
}

/** Behind the body of a part of a page: the status that the whole page would have. */
export const statusTrailer = "x-page-status";

/** A part keeps its status, since Next's router reads no other; who takes trailers learns behind it what its page said. */
function answerPart(handle: Handle, request: IncomingMessage, response: ServerResponse) {
  if (request.headers.te !== "trailers") return handle(request, response);
  const told: Told = { status: null };
  const end = response.end;
  // Announced, it makes the answer one in pieces, behind which there is room for it.
  response.setHeader("trailer", statusTrailer);
  response.end = function finish(...last: never[]) {
    if (told.status !== null) response.addTrailers({ [statusTrailer]: String(told.status) });
    return end.apply(response, last as never);
  } as typeof end;
  return answering.run(told, () => handle(request, response));
}

/** Lets pages say their status (answerWith), and tells a page that failed for want of the database from a defect. */
export function hearStatus(handle: Handle): Handle {
  return (request, response) => {
    if (request.headers.rsc !== undefined) return answerPart(handle, request, response);
    const told: Told = { status: null };
    const { write, end, writeHead } = response;
    const standIn = makeStandIn(request, response);
    response.writeHead = function putHead(status: number, ...rest: never[]) {
      // Its own head, by way of the last word above.
      if (status === 503) return writeHead.call(response, status, ...rest);
      if (standIn(status)) return response;
      const isOut = status === 500 && isDatabaseOut();
      if (isOut) response.setHeader("retry-after", String(retryAfter));
      return writeHead.call(response, isOut ? 503 : (told.status ?? status), ...rest);
    } as typeof writeHead;
    response.write = function put(...piece: Parameters<typeof write>) {
      return standIn(response.statusCode) || write.apply(response, piece);
    } as typeof write;
    response.end = function putLast(...piece: Parameters<typeof end>) {
      return standIn(response.statusCode) ? response : end.apply(response, piece);
    } as typeof end;
    return answering.run(told, () => handle(request, response));
  };
}
