import { AppError } from "@/lib/errors";
import { type Language, preferredLanguage } from "@/lib/i18n/routing";
import { currentSpan } from "@/lib/tracing/spans";
import { parseCookies } from "@/lib/auth/cookie";
import type { ApiRequest } from "./api-request";
import { EventStream, toStreamResponse } from "./event-stream";
import { failureBody } from "./envelope";
import type { Stored } from "./packed-page";

const json = "application/json; charset=utf-8";

/** Told to the caller and written beside each line about the call, and on its trace. */
export function newRequestId() {
  const id = crypto.randomUUID();
  currentSpan()?.set({ "charabanc.request_id": id });
  return id;
}

export function languageOfRequest(headers: Pick<Headers, "get">): Language {
  return preferredLanguage(parseCookies(headers.get("cookie")), headers.get("accept-language"));
}

/** An answer before it is a Web `Response`: the production front writes it out as it is. */
export type Reply = {
  status: number;
  headers: Record<string, string>;
  text: string;
  /** The same as it is kept. */
  stored?: Stored;
};

/** What a handler gives: written out by the front, or made a Web `Response`. */
export type Answered = Reply | Response | EventStream;

export function toResponse(answered: Answered) {
  if (answered instanceof Response) return answered;
  if (answered instanceof EventStream) return toStreamResponse(answered);
  const { status, headers, text } = answered;
  return new Response(text, { status, headers });
}

export function jsonReply(text: string, status: number, requestId: string, more: Record<string, string> = {}): Reply {
  const headers = { "content-type": json, "cache-control": "no-store", "x-request-id": requestId, ...more };
  return { status, headers, text };
}

/** What is in store, for a browser to keep and to ask of each time; its text is made of it for nobody but a Web `Response`. */
export function storedReply(stored: Stored, status: number, requestId: string, more: Record<string, string>): Reply {
  const { headers } = jsonReply("", status, requestId, {
    "cache-control": "private, no-cache",
    ...more,
    etag: stored.etag,
  });
  return {
    status,
    headers,
    stored,
    get text() {
      return stored.identity.toString();
    },
  };
}

export function errorReply(error: AppError, language: Language, requestId: string) {
  const headers: Record<string, string> = {};
  if (error.retryAfter !== undefined) headers["retry-after"] = String(error.retryAfter);
  if (error.allow !== undefined) headers.allow = error.allow;
  return jsonReply(failureBody(error, language), error.status, requestId, headers);
}

const refusal = (error: AppError, { headers }: ApiRequest) =>
  errorReply(error, languageOfRequest(headers), newRequestId());

/** The envelope for a path that no handler serves. */
export function notFoundResponse(request: ApiRequest) {
  return toResponse(refusal(new AppError("NotFound"), request));
}
