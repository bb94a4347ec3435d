import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { env } from "@/env.mjs";
import { AppError, type ErrorCode } from "@/lib/errors";
import type { ApiRequest } from "@/lib/http/api-request";
import { EventStream } from "@/lib/http/event-stream";
import {
  type Answered,
  errorReply,
  languageOfRequest,
  newRequestId,
  notFoundResponse,
  type Reply,
} from "@/lib/http/responses";
import { packedFor, type Stored } from "@/lib/http/packed-page";
import type { Served } from "@/lib/http/serve";
import { log } from "@/lib/log";
import { codingFor, compressStream, packed } from "./compress";
import { securityHeaders } from "./headers";
import type { Match } from "./match";

/** Bytes the front reads of a call's body; the wrapper's own limit for JSON is smaller. */
const bodyLimit = 1024 * 1024;

const bodiless = new Set(["GET", "HEAD", "OPTIONS"]);

/** The client went before it had sent what it announced: its own doing, nothing to mend here. */
export class BrokenOff extends Error {}

/** A request whose body has been read whole is destroyed, too, while its reader waits for the answer. */
export const hasGone = (request: IncomingMessage) =>
  request.socket.destroyed || (request.destroyed && !request.complete);

/** Reads up to the limit; what is beyond is never kept, and the wrapper refuses by the length it sees. */
function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const done = () => resolve(Buffer.concat(chunks));
    request.on("data", (chunk: Buffer) => {
      if (size > bodyLimit) return;
      chunks.push(chunk);
      size += chunk.length;
      if (size > bodyLimit) done();
    });
    request.on("end", done);
    request.on("error", reject);
    request.on("aborted", () => reject(new BrokenOff()));
  });
}

/**
 * The body as a stream that may be left half read: unlike Readable.toWeb, cancelling it does not tear down the
 * connection on which the refusal still has to be sent.
 */
function streamOf(request: IncomingMessage) {
  const chunks = request.iterator({ destroyOnReturn: false });
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        await chunks.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Files may be large: their handler reads as they come and stops at its own limit. */
const bodyOf = (request: IncomingMessage, { streamed }: Match) =>
  streamed.has(request.method ?? "") ? streamOf(request) : readBody(request);

/** Ends where the connection closes before the answer is out: nobody waits for it any more. */
function goneSignal(response: ServerResponse) {
  const gone = new AbortController();
  response.once("close", () => response.writableFinished || gone.abort());
  return gone.signal;
}

function webRequest(request: IncomingMessage, signal: AbortSignal, body: Buffer | ReadableStream<Uint8Array>) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  const method = request.method ?? "GET";
  const init = { method, headers, body: body as BodyInit, duplex: "half", signal };
  return new Request(new URL(request.url ?? "/", env.APP_URL), init);
}

const site = new URL(env.APP_URL).origin;

/** A call without a body, as handlers read it. Names of headers are written small on both sides. */
function plainRequest({ method = "GET", url = "/", headers }: IncomingMessage): ApiRequest {
  const get = (name: string) => {
    const value = headers[name.toLowerCase()];
    return Array.isArray(value) ? value.join(", ") : (value ?? null);
  };
  return { method, url: site + url, body: null, headers: { get, has: (name) => get(name) !== null } };
}

const isServed = (served: Served, method: string): method is keyof Served => Object.hasOwn(served, method);

async function answerOf(request: IncomingMessage, response: ServerResponse, match: Match | null): Promise<Answered> {
  const method = request.method ?? "GET";
  if (!match) return notFoundResponse(plainRequest(request));
  const { served } = match;
  const isTaken = isServed(served, method);
  const { reply } = isTaken ? served[method] : served.refuse;
  const context = { params: Promise.resolve(match.params) };
  // What is refused is not read; nor could the web's Request hold every method (TRACE).
  if (!isTaken || bodiless.has(method)) return reply(plainRequest(request), context);
  const signal = goneSignal(response);
  return reply(webRequest(request, signal, await bodyOf(request, match)), context);
}

type Written = { status: number; headers: Record<string, string | string[]>; body: Buffer | null };

async function writtenOf(answer: Reply | Response): Promise<Written> {
  if (!(answer instanceof Response)) return { ...answer, body: Buffer.from(answer.text) };
  const headers: Written["headers"] = Object.fromEntries(answer.headers);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) headers["set-cookie"] = cookies;
  return { status: answer.status, headers, body: answer.body && Buffer.from(await answer.arrayBuffer()) };
}

const packable = /^(application\/json|text\/javascript)\b/;

/** JSON and words are packed for whoever takes them so; files are as their noun has made them. */
async function packedOf({ status, headers, body }: Written, accepted: string | string[] | undefined): Promise<Written> {
  if (!body || !packable.test(String(headers["content-type"]))) return { status, headers, body };
  const made = await packed(body, accepted);
  const own: Written["headers"] = { ...headers, vary: "accept-encoding" };
  if (made.coding !== "identity") own["content-encoding"] = made.coding;
  return { status, headers: own, body: made.body };
}

/** An answer from the store, packed for the first who takes it so. */
async function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, stored }: Reply & { stored: Stored },
) {
  const own = { ...securityHeaders, ...headers, vary: "accept-encoding" };
  if (request.headers["if-none-match"]?.includes(stored.etag)) return void response.writeHead(304, own).end();
  const coding = codingFor(stored.identity.length, request.headers["accept-encoding"]);
  const told = coding === "identity" ? {} : { "content-encoding": coding };
  const packing = packedFor(stored, coding);
  const body = packing instanceof Buffer ? packing : await packing;
  response.writeHead(200, { ...own, ...told, "content-length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
}

const isStored = (answer: Reply | Response): answer is Reply & { stored: Stored } =>
  !(answer instanceof Response) && answer.stored !== undefined;

async function send(request: IncomingMessage, response: ServerResponse, answer: Reply | Response) {
  if (isStored(answer)) return sendStored(request, response, answer);
  const { status, body, ...written } = await packedOf(await writtenOf(answer), request.headers["accept-encoding"]);
  const headers: Record<string, string | string[] | number> = { ...securityHeaders, ...written.headers };
  if (body !== null) headers["content-length"] = body.length;
  if (!request.complete) {
    // The rest of an oversized body is let run out for a moment, so that the client can read the refusal.
    headers.connection = "close";
    request.resume();
    response.once("finish", () => setTimeout(() => request.socket.destroy(), 2_000).unref());
  }
  response.writeHead(status, headers);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** An export may be of any length: piece by piece, as fast as the reader takes it. */
async function sendExport(request: IncomingMessage, response: ServerResponse, answer: Response) {
  for (const [name, value] of [...Object.entries(securityHeaders), ...answer.headers]) response.setHeader(name, value);
  response.statusCode = answer.status;
  if (request.method === "HEAD" || !answer.body) {
    await answer.body?.cancel();
    response.end();
    return;
  }
  compressStream(request, response);
  try {
    await pipeline(Readable.fromWeb(answer.body as NodeStream), response);
  } catch (error) {
    // A file that breaks off must not look whole.
    if (!hasGone(request)) log.error({ err: error }, "an export broke off");
    response.destroy();
  }
}

const streaming = new WeakSet<ServerResponse>();

/** Its answer stays open for as long as the reader wants. */
export const isStreaming = (response: ServerResponse) => streaming.has(response);

/** Each frame goes out at once and as it is: held back or packed it would come late. */
function sendEvents({ method }: IncomingMessage, response: ServerResponse, { open, headers }: EventStream) {
  response.writeHead(200, { ...securityHeaders, ...headers });
  if (method === "HEAD") {
    response.end();
    return;
  }
  response.flushHeaders();
  streaming.add(response);
  const close = open({
    write: (text) => void response.write(text),
    end: () => void response.end(),
    waiting: () => response.writableLength,
  });
  response.once("close", close);
  if (response.destroyed) close();
}

const isExport = (answer: Reply | Response): answer is Response =>
  answer instanceof Response && (answer.headers.get("content-type")?.startsWith("text/csv") ?? false);

/** Calls a route's handler as Next would, without the Web's own objects where none are needed. */
export async function serveApi(request: IncomingMessage, response: ServerResponse, match: Match | null) {
  const answer = await answerOf(request, response, match);
  if (answer instanceof EventStream) sendEvents(request, response, answer);
  else if (isExport(answer)) await sendExport(request, response, answer);
  else await send(request, response, answer);
}

/** An error in the envelope, for what never reaches a handler. */
export async function serveError(
  request: IncomingMessage,
  response: ServerResponse,
  error: ErrorCode | AppError,
  requestId = newRequestId(),
) {
  const { headers } = plainRequest(request);
  const failure = typeof error === "string" ? new AppError(error) : error;
  await send(request, response, errorReply(failure, languageOfRequest(headers), requestId));
}

export const serveMalformed = (request: IncomingMessage, response: ServerResponse) =>
  serveError(request, response, "ValidationFailed");
