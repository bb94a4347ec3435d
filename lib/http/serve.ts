import { AppError } from "@/lib/errors";
import type { Call } from "./calls";
import { errorReply, languageOfRequest, newRequestId } from "./responses";
import { type Handler, handlerOf, type Route, type Run, route } from "./route";

/** Binds each call of a contract to what answers it. */
export function bind<Calls extends { [name: string]: Call }>(
  calls: Calls,
  runs: { [Name in keyof Calls]: Run<Calls[Name]> },
): { [Name in keyof Calls]: Route } {
  const runOf = (name: string) => runs[name as keyof Calls] as unknown as Run<Call>;
  const routes = Object.entries(calls).map(([name, call]) => [name, route(call, runOf(name))]);
  return Object.fromEntries(routes);
}

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
/** Handlers of all methods of an address; `refuse` answers those that are none of HTTP's usual. */
export type Served = Record<(typeof methods)[number] | "refuse", Handler>;

/** Who may be served: GET answers HEAD, too. */
function allowOf(routes: readonly Route[]) {
  const served = new Set<string>(routes.map(({ call }) => call.method));
  if (served.has("GET")) served.add("HEAD");
  return methods.filter((method) => served.has(method)).join(", ");
}

/** All methods of one address: those of its calls answer, OPTIONS tells them, the others are refused with `Allow`. */
export function serve(...routes: Route[]): Served {
  const allow = allowOf(routes);
  const error = new AppError("MethodNotAllowed", { allow });
  const refuse = handlerOf(async ({ headers }) => errorReply(error, languageOfRequest(headers), newRequestId()));
  const OPTIONS = handlerOf(async () => {
    return new Response(null, { status: 204, headers: { allow, "x-request-id": newRequestId() } });
  });
  const served = Object.fromEntries(routes.map((one) => [one.call.method, one]));
  const get = served.GET ?? refuse;
  const others = { POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse };
  return { ...others, ...served, GET: get, HEAD: get, OPTIONS, refuse };
}
