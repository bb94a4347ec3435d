import type { z } from "zod";
import { isSignedIn, type Rule } from "@/lib/access/rules";
import { type Viewer, viewerOf } from "@/lib/access/viewer";
import { faultKind } from "@/lib/db/faults";
import { AppError, forbidden, unauthorized } from "@/lib/errors";
import { consume, type Limit } from "@/lib/limits/limits";
import { log } from "@/lib/log";
import { countAnswer, isFrontCounting } from "@/lib/metrics/counters";
import type { ApiRequest } from "./apiRequest";
import { readJson, refuseBrokenText } from "./body";
import { successBody } from "./envelope";
import { once } from "./idempotency";
import { errorReply, jsonReply, languageOfRequest, newRequestId, type Reply, toResponse } from "./responses";
import { requireSameSite } from "./sameSite";
import { parse } from "./validation";

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

export type Declaration<V extends Viewer, Params, Query, Body> = {
  rule: Rule<V>;
  params?: Params;
  query?: Query;
  body?: Body;
  limit?: Limit;
  /** Status of a success; 200 unless told. */
  status?: number;
  /** Seconds that the reader's browser may keep a success: of what depends on the address alone and seldom changes. */
  maxAge?: number;
  /** Honours `Idempotency-Key`. */
  idempotent?: boolean;
  /** The call proves itself (a signed link) and may come from any site. */
  anySite?: boolean;
  run: (call: {
    /** Narrowed to what the rule proved. */
    viewer: V;
    params: Output<Params>;
    query: Output<Query>;
    body: Output<Body>;
    request: ApiRequest;
  }) => Promise<unknown>;
};

export type Context = { params?: Promise<Record<string, unknown>> };
export type Work<Answer> = (request: ApiRequest, context?: Context) => Promise<Answer>;
/** `reply` is the same answer before it is made a Web `Response`. */
export type Handler = Work<Response> & { reply: Work<Reply | Response> };

/** Signed in first, then allowed: 401 before 403. */
function requireRule<V extends Viewer>(rule: Rule<V>, viewer: Viewer): asserts viewer is V {
  if (rule(viewer)) return;
  throw isSignedIn(viewer) ? forbidden() : unauthorized();
}

/** Whom a limit counts: the account, or the source address of who has none. */
const countedAs = (viewer: Viewer) => (isSignedIn(viewer) ? viewer.id : viewer.ip);

const queryOf = (request: ApiRequest) => Object.fromEntries(new URL(request.url).searchParams);

/** No text that the database could not hold goes further, wherever it stands. */
function maybe<S>(schema: S | undefined, input: () => unknown) {
  if (schema === undefined) return undefined as Output<S>;
  const given = input();
  refuseBrokenText(given);
  return parse(schema as z.ZodType, given) as Output<S>;
}

async function answer<V extends Viewer, P, Q, B>(
  declared: Declaration<V, P, Q, B>,
  request: ApiRequest,
  context?: Context,
) {
  if (!declared.anySite) requireSameSite(request);
  const viewer: Viewer = await viewerOf(request.headers);
  requireRule(declared.rule, viewer);
  if (declared.limit) await consume(declared.limit, countedAs(viewer));
  const given = declared.params === undefined ? undefined : await context?.params;
  const params = maybe<P>(declared.params, () => given);
  const search = maybe<Q>(declared.query, () => queryOf(request));
  const json = declared.body === undefined ? undefined : await readJson(request);
  const body = maybe<B>(declared.body, () => json?.value);
  const status = declared.status ?? 200;
  const work = async () => {
    const result = await declared.run({ viewer, params, query: search, body, request });
    return { status, body: result instanceof Response ? result : successBody(result) };
  };
  const key = declared.idempotent ? request.headers.get("idempotency-key") : null;
  if (!key) return work();
  const path = `${request.method} ${new URL(request.url).pathname.replace(/\/$/, "")}`;
  return once(viewer, path, key.slice(0, 200), json?.text ?? "", async () => {
    const done = await work();
    return { status: done.status, body: typeof done.body === "string" ? done.body : await done.body.text() };
  });
}

function toAppError(error: unknown, requestId: string) {
  if (error instanceof AppError) return error;
  const kind = faultKind(error);
  if (kind === "conflict" || kind === "serialization") return new AppError("Conflict");
  if (kind === "missing") return new AppError("NotFound");
  log.error({ err: error, requestId }, kind === "unavailable" ? "database out of reach" : "defect in a route");
  return kind === "unavailable" ? new AppError("Unavailable", { retryAfter: 5 }) : new AppError("InternalError");
}

async function respond<V extends Viewer, P, Q, B>(
  declared: Declaration<V, P, Q, B>,
  request: ApiRequest,
  context?: Context,
) {
  const requestId = newRequestId();
  try {
    const { status, body } = await answer(declared, request, context);
    if (body instanceof Response) {
      body.headers.set("x-request-id", requestId);
      return body;
    }
    const { maxAge } = declared;
    return jsonReply(body, status, requestId, maxAge ? { "cache-control": `private, max-age=${maxAge}` } : {});
  } catch (error) {
    return errorReply(toAppError(error, requestId), languageOfRequest(request.headers), requestId);
  }
}

/**
 * Makes a handler from a declaration. It needs the Web `Request` alone, so that Next's route files and the
 * production front call the same function. Every answer is the envelope with a request id.
 */
export function route<V extends Viewer, P, Q, B>(declared: Declaration<V, P, Q, B>): Handler {
  const reply = async (request: ApiRequest, context?: Context) => {
    const begun = performance.now();
    const replied = await respond(declared, request, context);
    if (!isFrontCounting()) countAnswer("api", replied.status, begun);
    return replied;
  };
  const handler = async (request: ApiRequest, context?: Context) => {
    const replied = await reply(request, context);
    return replied instanceof Response ? replied : toResponse(replied);
  };
  return Object.assign(handler, { reply });
}
