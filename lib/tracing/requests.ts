import type { IncomingMessage, ServerResponse } from "node:http";
import { beginSpan, inSpan, isTracing } from "./spans";

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;
type Names = {
  /** The call that an address belongs to, as its contract writes it. */
  callAt: (pathname: string) => { path: string } | null;
  /** The page, as its file is called. */
  pageAt: (pathname: string) => string | null;
};

const known = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** The pattern of an address, never the address: that may hold a secret. Null for files, which make no trace. */
function routeOf({ callAt, pageAt }: Names, url: string) {
  const [pathname = "/"] = url.split("?");
  if (pathname.startsWith("/_next/")) return null;
  if (pathname.startsWith("/api/auth/")) return "/api/auth/[...nextauth]";
  try {
    return pathname.startsWith("/api/") ? (callAt(pathname)?.path ?? null) : pageAt(pathname);
  } catch {
    // An address that does not decode; the front refuses it.
    return null;
  }
}

/** Puts each call and page into a span, below that of the proxy where it sends one. Costs nothing where none are made. */
export function traceRequests(front: Handler, names: Names): Handler {
  return (request, response) => {
    const route = isTracing() ? routeOf(names, request.url ?? "/") : null;
    if (route === null) return front(request, response);
    const method = known.has(request.method ?? "") ? String(request.method) : "_OTHER";
    const attributes = { "http.request.method": method, "http.route": route };
    const parent = String(request.headers.traceparent ?? "");
    const span = beginSpan(`${method} ${route}`, { kind: "server", attributes, parent });
    if (!span) return front(request, response);
    response.once("close", () => {
      const status = response.statusCode;
      span.end({ "http.response.status_code": status }, status >= 500 ? { code: String(status) } : undefined);
    });
    return inSpan(span, () => front(request, response));
  };
}

/** A page that is rendered for the store is asked for over a socket: its statements hang below who asked. */
export function traceRendering(handler: Handler): Handler {
  return (request, response) => {
    const parent = isTracing() ? request.headers.traceparent : undefined;
    const span = parent ? beginSpan("render", { parent: String(parent) }) : undefined;
    if (!span) return handler(request, response);
    response.once("close", () => span.end());
    return inSpan(span, () => handler(request, response));
  };
}
