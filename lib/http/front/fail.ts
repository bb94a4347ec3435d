import type { IncomingMessage, ServerResponse } from "node:http";
import { faultKind } from "@/lib/db/faults";
import { AppError, unavailable } from "@/lib/errors";
import { newRequestId } from "@/lib/http/responses";
import { defaultLanguage, isLanguage } from "@/lib/i18n/routing";
import { log } from "@/lib/log";
import { BrokenOff, hasGone, serveError } from "./api";
import { serveSentence } from "./sentence";

/** What passes by itself: a page that was not drawn in time, a database that does not answer. Null: a defect. */
function shortage(error: unknown) {
  if (error instanceof AppError && error.code === "Unavailable") return error;
  return faultKind(error) === "unavailable" ? unavailable() : null;
}

function putOff(error: AppError, request: IncomingMessage, response: ServerResponse, requestId: string) {
  const url = request.url ?? "/";
  if (url.startsWith("/api/")) return serveError(request, response, error, requestId);
  const [, language = ""] = url.split(/[/?]/);
  return serveSentence(response, error, isLanguage(language) ? language : defaultLanguage);
}

/** Answers for what has thrown: to whoever is still there. */
export async function fail(error: unknown, request: IncomingMessage, response: ServerResponse) {
  if (hasGone(request) || error instanceof BrokenOff) {
    // Counted as nginx does; a line in the log would let anybody fill a disk.
    response.statusCode = 499;
    response.destroy();
    return;
  }
  const requestId = newRequestId();
  const busy = shortage(error);
  if (busy) log.warn({ err: error, url: request.url, requestId }, "the front has to put somebody off");
  else log.error({ err: error, url: request.url, requestId }, "defect in the front");
  if (response.headersSent) response.destroy();
  else if (busy) await putOff(busy, request, response, requestId);
  else if (request.url?.startsWith("/api/")) await serveError(request, response, "InternalError", requestId);
  else {
    const headers = { "content-type": "text/plain", "cache-control": "no-store", "x-request-id": requestId };
    response.writeHead(500, headers).end("Internal error\n");
  }
}
