import { AppError } from "@/lib/errors";
import { type Language, wishedLanguage } from "@/lib/i18n/routing";
import { parseCookies } from "@/lib/auth/cookie";
import { failureBody } from "./envelope";

const json = "application/json; charset=utf-8";

export function newRequestId() {
  return crypto.randomUUID();
}

export function languageOfRequest(headers: Headers): Language {
  return wishedLanguage(parseCookies(headers.get("cookie")), headers.get("accept-language"));
}

export function jsonResponse(body: string, status: number, requestId: string, headers: Record<string, string> = {}) {
  return new Response(body, {
    status,
    headers: { "content-type": json, "cache-control": "no-store", "x-request-id": requestId, ...headers },
  });
}

export function errorResponse(error: AppError, language: Language, requestId: string) {
  const headers: Record<string, string> = {};
  if (error.retryAfter !== undefined) headers["retry-after"] = String(error.retryAfter);
  if (error.allow !== undefined) headers.allow = error.allow;
  return jsonResponse(failureBody(error, language), error.status, requestId, headers);
}

/** The envelope for a path that no handler serves. */
export function notFoundResponse(request: Request) {
  return errorResponse(new AppError("NotFound"), languageOfRequest(request.headers), newRequestId());
}

/** Handler for a method that a route does not have; `allowed` goes into `Allow`. `refuses` tells the front what it is. */
export function methodNotAllowed(allowed: readonly string[]) {
  const error = new AppError("MethodNotAllowed", { allow: allowed.join(", ") });
  const refuse = (request: Request) => errorResponse(error, languageOfRequest(request.headers), newRequestId());
  return Object.assign(refuse, { refuses: true as const });
}
