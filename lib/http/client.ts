import type { CallMap } from "@/lib/features/calls";
import type { ErrorCode, FieldError } from "@/lib/errors";
import type { Entity, Given } from "./calls";

type Envelope<T> = {
  successful: boolean;
  error: ErrorCode | "";
  errordesc: string;
  entity: T[];
  total?: number;
  fields?: FieldError[];
};

/** What the API answered instead of a success, or `Unavailable` with status 0 where it could not be reached. */
export class ApiError extends Error {
  readonly fields: FieldError[];

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    /** A sentence in the reader's language; empty where the server was not reached. */
    readonly errordesc: string,
    extra: { fields?: FieldError[]; requestId?: string | null; retryAfter?: number } = {},
  ) {
    super(code);
    this.name = "ApiError";
    this.fields = extra.fields ?? [];
    this.requestId = extra.requestId ?? null;
    this.retryAfter = extra.retryAfter;
  }

  readonly requestId: string | null;
  /** Seconds. */
  readonly retryAfter?: number;
}

/** Errors of the server and of the way to it; a client's own are not, they would come again (docs/spec.md, 8). */
export const isRetryable = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

type Answer<T> = { entity: T[]; first: T; total: number };
type Options = { body?: unknown; headers?: Record<string, string>; signal?: AbortSignal; keepalive?: boolean };

async function reach(method: string, path: string, { body, headers, ...rest }: Options) {
  try {
    return await fetch(path, {
      method,
      ...rest,
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch (error) {
    if (rest.signal?.aborted) throw error;
    throw new ApiError(0, "Unavailable", "");
  }
}

/** Event of the window: the API knows nobody behind this browser (any more). */
export const signedOut = "signedout";

async function call<T>(method: string, path: string, options: Options = {}): Promise<Answer<T>> {
  const response = await reach(method, `/api${path}`, options);
  const requestId = response.headers.get("x-request-id");
  if (response.status === 401) globalThis.dispatchEvent?.(new Event(signedOut));
  const envelope = (await response.json().catch(() => null)) as Envelope<T> | null;
  if (!envelope) throw new ApiError(response.status, "InternalError", "", { requestId });
  if (!envelope.successful) {
    const retryAfter = Number(response.headers.get("retry-after")) || undefined;
    const extra = { fields: envelope.fields, requestId, retryAfter };
    throw new ApiError(response.status, envelope.error || "InternalError", envelope.errordesc, extra);
  }
  return { entity: envelope.entity, first: envelope.entity[0] as T, total: envelope.total ?? envelope.entity.length };
}

type AnyGiven = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  keepalive?: boolean;
  idempotencyKey?: string;
  token?: string;
};

/** `/offer/{id}?version=3`: objects of a query are written as JSON, what is undefined is left out. */
function pathOf(template: string, { params = {}, query = {} }: Pick<AnyGiven, "params" | "query">) {
  const path = template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    search.set(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

function headersOf({ idempotencyKey, token }: AnyGiven) {
  const headers: Record<string, string> = {};
  if (idempotencyKey !== undefined) headers["idempotency-key"] = idempotencyKey;
  if (token) headers["x-request-token"] = token;
  return headers;
}

type Args<G> = Partial<G> extends G ? [given?: G] : [given: G];

/** Of a delete that gives nothing: true, the record is gone (docs/spec.md, 8). */
type Result<C> = C extends { readonly method: "DELETE" }
  ? C extends { readonly gives: unknown }
    ? Answer<Entity<C>>
    : true
  : Answer<Entity<C>>;

/**
 * The browser's way to the API: `api("POST /offer/{id}/accept", { params: { id } })`. What it takes and gives is
 * typed by the call's contract, of which no line reaches the browser. Throws ApiError.
 */
export async function api<Key extends keyof CallMap>(
  key: Key,
  ...[given]: Args<Given<CallMap[Key]>>
): Promise<Result<CallMap[Key]>> {
  const [method = "", template = ""] = key.split(" ");
  const { body, signal, keepalive, ...rest }: AnyGiven = given ?? {};
  const answer = await call(method, pathOf(template, rest), { body, signal, keepalive, headers: headersOf(rest) });
  return (method === "DELETE" && answer.entity.length === 0 ? true : answer) as Result<CallMap[Key]>;
}
