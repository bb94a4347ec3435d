import { forbiddenTo } from "@/lib/access/refusals";
import type { z } from "zod";
import { isSignedIn, type ProvenBy, type Rule } from "@/lib/access/rules";
import { type SignedIn, type Viewer, viewerOf } from "@/lib/access/viewer";
import { countRefusal } from "@/lib/audit/refused";
import { AppError, rateLimited } from "@/lib/errors";
import { consume, giveBack, type Limit } from "@/lib/limits/limits";
import { makeReaderLimit } from "@/lib/limits/readers";
import { sourceOf } from "@/lib/limits/source";
import { countAnswer, isFrontCounting } from "@/lib/metrics/counters";
import { checkAnswer } from "./answers";
import type { ApiRequest } from "./api-request";
import { answerFromStore, storedAtOnce } from "./answer-store";
import { readJson, refuseBrokenText } from "./body";
import type { Call } from "./calls";
import { type RawResult, successBody } from "./envelope";
import { once } from "./idempotency";
import { mailedTokenOf } from "./mailed-token";
import { EventStream } from "./event-stream";
import { failureOf, isOpenList } from "./failures";
import { singleton } from "@/lib/singleton";
import {
  type Answered,
  errorReply,
  jsonReply,
  languageOfRequest,
  newRequestId,
  storedReply,
  toResponse,
} from "./responses";
import type { Stored } from "./packed-page";
import { requireSameSite } from "./same-site";
import { parse } from "./validation";

type Output<C, Key extends string> = C extends { readonly [K in Key]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** A record on its way out: nobody changes it any more. */
type Sent<T> = T extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Sent<T[K]> }
    : T;
type One<S extends z.ZodType> = Sent<z.input<S>>;

// biome-ignore lint/suspicious/noConfusingVoidType: a function that gives nothing back is meant.
type Nothing = undefined | null | void;

type Answer<C> = C extends { readonly givesList: infer S extends z.ZodType }
  ? { readonly rows: readonly One<S>[]; readonly total: number } | readonly One<S>[] | RawResult
  :
      | (C extends { readonly gives: infer S extends z.ZodType } ? One<S> | RawResult : never)
      | (C extends { readonly givesFile: unknown } ? Response | EventStream : never)
      | (C extends { readonly gives: unknown } | { readonly givesFile: unknown } ? never : Nothing);

/** What answers a call; all that it is given has been checked. */
export type Run<C extends Call> = (given: {
  /** Narrowed to what the rule proved. */
  viewer: ProvenBy<C["rule"]>;
  params: Output<C, "params">;
  query: Output<C, "query">;
  body: Output<C, "body">;
  /** Of a mailed link; null where none came along. */
  token: C extends { readonly link: true } ? string | null : undefined;
  request: ApiRequest;
}) => Promise<Answer<C>>;

type Context = { params?: Promise<{ [name: string]: unknown }> };
export type Work<Result> = (request: ApiRequest, context?: Context) => Promise<Result>;
/** `reply` is the same answer before it is made a Web `Response`. */
export type Handler = Work<Response> & { reply: Work<Answered> };

/** A call with what answers it. */
export type Route = Handler & { call: Call };

const countReader = singleton("route.readers", () => makeReaderLimit());

/** Signed in first, then allowed: 401 before 403. */
function requireRule(rule: Rule, viewer: Viewer) {
  if (rule(viewer)) return;
  throw forbiddenTo(viewer);
}

const queryOf = (request: ApiRequest) => Object.fromEntries(new URL(request.url).searchParams);

/** No text that the database could not hold goes further, wherever it stands. */
function maybe(schema: z.ZodType | undefined, input: () => unknown) {
  if (schema === undefined) return undefined;
  const given = input();
  refuseBrokenText(given);
  return parse(schema, given);
}

async function inputOf(call: Call, viewer: Viewer, request: ApiRequest, context?: Context) {
  const values = call.params === undefined ? undefined : await context?.params;
  const params = maybe(call.params, () => values);
  const query = maybe(call.query, () => queryOf(request));
  const json = call.body === undefined ? undefined : await readJson(request);
  const body = maybe(call.body, () => json?.value);
  const token = call.link ? mailedTokenOf(request) : undefined;
  return { text: json?.text ?? "", input: { viewer, params, query, body, token, request } };
}

type Given = Awaited<ReturnType<typeof inputOf>>;
type AnyRun = (given: Given["input"]) => Promise<unknown>;

function bodyOf(call: Call, result: unknown) {
  const body = successBody(result, call.givesList !== undefined);
  checkAnswer(call, body);
  return body;
}

function textOf(body: string | Response | EventStream) {
  if (body instanceof EventStream) throw new Error("a stream is not to be repeated");
  return typeof body === "string" ? body : body.text();
}

/** A record that somebody is not to know of is "not found", as one that never was. */
function countFor(viewer: SignedIn, call: Call, { code }: AppError) {
  const name = `${call.method} ${call.path}`;
  if (code === "Forbidden") countRefusal(viewer, name);
  if (code === "NotFound" && call.params) countRefusal(viewer, name, "missing");
}

async function answer(call: Call, run: AnyRun, request: ApiRequest, context?: Context) {
  if (!call.anySite) requireSameSite(request);
  const viewer: Viewer = await viewerOf(request.headers);
  try {
    return await answerTo(viewer, call, run, request, context);
  } catch (error) {
    if (error instanceof AppError && isSignedIn(viewer)) countFor(viewer, call, error);
    throw error;
  }
}

type Worked = { status: number; body: string | Response | EventStream | Stored; isRepeat?: boolean };

async function workOnce(call: Call, run: AnyRun, request: ApiRequest, { input, text }: Given): Promise<Worked> {
  const status = call.status ?? 200;
  const stored = await answerFromStore(call, input, async (asked) => bodyOf(call, await run(asked)));
  if (stored) return { status, body: stored };
  const work = async () => {
    const result = await run(input);
    const isReady = result instanceof Response || result instanceof EventStream;
    return { status, body: isReady ? result : bodyOf(call, result) };
  };
  const key = call.idempotent ? request.headers.get("idempotency-key") : null;
  if (!key) return work();
  const path = `${request.method} ${new URL(request.url).pathname.replace(/\/$/, "")}`;
  let isRepeat = true;
  const kept = await once(input.viewer, { path, key, text, proof: input.token }, async () => {
    isRepeat = false;
    const done = await work();
    return { status: done.status, body: await textOf(done.body) };
  });
  return { ...kept, isRepeat };
}

/** One use of the call's limit. What failed by our own fault is to be asked again, and what is told again cost its use before. */
async function counted(limit: Limit, viewer: Viewer, work: () => Promise<Worked>) {
  const who = isSignedIn(viewer) ? viewer.id : viewer.ip;
  await consume(limit, who);
  try {
    const answered = await work();
    if (answered.isRepeat) await giveBack(limit, who);
    return answered;
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) await giveBack(limit, who);
    throw error;
  }
}

async function answerTo(viewer: Viewer, call: Call, run: AnyRun, request: ApiRequest, context?: Context) {
  requireRule(call.rule, viewer);
  if (!isSignedIn(viewer) && isOpenList(call)) {
    const wait = countReader(viewer.ip);
    if (wait > 0) throw rateLimited(wait);
  }
  const work = async () => workOnce(call, run, request, await inputOf(call, viewer, request, context));
  return call.limit ? counted(call.limit, viewer, work) : work();
}

/** Whoever has read too much is refused where the call is worked. */
function storedFor(call: Call, request: ApiRequest) {
  const stored = call.limit ? null : storedAtOnce(call, request);
  const isRefused = stored && isOpenList(call) && countReader(sourceOf(request.headers.get("x-forwarded-for"))) > 0;
  return isRefused ? null : stored;
}

async function respond(call: Call, run: AnyRun, request: ApiRequest, context?: Context) {
  const requestId = newRequestId();
  try {
    const stored = storedFor(call, request);
    const { status, body } = stored
      ? { status: call.status ?? 200, body: stored }
      : await answer(call, run, request, context);
    if (body instanceof Response) {
      body.headers.set("x-request-id", requestId);
      return body;
    }
    if (body instanceof EventStream) {
      body.headers["x-request-id"] = requestId;
      return body;
    }
    const { maxAge } = call;
    const more: Record<string, string> = maxAge ? { "cache-control": `private, max-age=${maxAge}` } : {};
    if (typeof body === "string") return jsonReply(body, status, requestId, more);
    return storedReply(body, status, requestId, more);
  } catch (error) {
    return errorReply(failureOf(call, error, requestId), languageOfRequest(request.headers), requestId);
  }
}

/** A handler as Next calls it, with its `reply` for the production front. */
export function handlerOf(reply: Work<Answered>): Handler {
  const handler = async (request: ApiRequest, context?: Context) => toResponse(await reply(request, context));
  return Object.assign(handler, { reply });
}

/**
 * Makes a handler of a call and what answers it. It needs the Web `Request` alone, so that Next's route files and the
 * production front call the same function. Every answer is the envelope with a request id.
 */
export function route<C extends Call>(call: C, run: Run<C>): Route {
  const handler = handlerOf(async (request, context) => {
    const begun = performance.now();
    const replied = await respond(call, run as AnyRun, request, context);
    const status = replied instanceof EventStream ? 200 : replied.status;
    if (!isFrontCounting()) countAnswer("api", status, begun);
    return replied;
  });
  return Object.assign(handler, { call });
}
