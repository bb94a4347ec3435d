import type { Handler, Work } from "@/lib/http/route";

export type RouteModule = Partial<Record<string, unknown>>;
type Params = Record<string, string | string[]>;
type Segment = { kind: "static" | "one" | "rest"; name: string };
type Pattern = { segments: Segment[]; module: RouteModule };

/** What a route file may export for a method. */
export type Served = Work<Response> & Partial<Pick<Handler, "reply">>;

export type Match = { module: RouteModule; params: Params };

export const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

function segmentOf(text: string): Segment {
  if (text.startsWith("[...")) return { kind: "rest", name: text.slice(4, -1) };
  if (text.startsWith("[")) return { kind: "one", name: text.slice(1, -1) };
  return { kind: "static", name: text };
}

const rank = { static: 0, one: 1, rest: 2 };

/** Static beats dynamic, dynamic beats the rest, from left to right – Next's own order. */
function byRank(a: Pattern, b: Pattern) {
  const length = Math.max(a.segments.length, b.segments.length);
  for (let i = 0; i < length; i += 1) {
    const difference = rank[a.segments[i]?.kind ?? "static"] - rank[b.segments[i]?.kind ?? "static"];
    if (difference !== 0) return difference;
  }
  return 0;
}

function tryPattern(segments: Segment[], parts: string[]): Params | null {
  const params: Params = {};
  for (const [i, segment] of segments.entries()) {
    const part = parts[i];
    if (part === undefined) return null;
    if (segment.kind === "rest") return { ...params, [segment.name]: parts.slice(i) };
    if (segment.kind === "one") params[segment.name] = part;
    else if (segment.name !== part) return null;
  }
  return segments.length === parts.length ? params : null;
}

/** A finder over the generated table; `pathname` must decode (the gate has looked). */
export function makeMatcher(routes: readonly { path: string; module: RouteModule }[]) {
  const fixed = new Map<string, Match>();
  const dynamic: Pattern[] = [];
  for (const { path, module } of routes) {
    const segments = path.split("/").filter(Boolean).map(segmentOf);
    if (segments.every((segment) => segment.kind === "static")) fixed.set(path, { module, params: {} });
    else dynamic.push({ segments, module });
  }
  dynamic.sort(byRank);
  return (pathname: string): Match | null => {
    const path = pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
    const known = fixed.get(path);
    if (known) return known;
    const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
    for (const { segments, module } of dynamic) {
      const params = tryPattern(segments, parts);
      if (params) return { module, params };
    }
    return null;
  };
}

/** A route's handler; those that no declaration made have no `reply`. */
export function handlerOf(module: RouteModule, method: string): Served | null {
  const name = method === "HEAD" && !Object.hasOwn(module, "HEAD") ? "GET" : method;
  return Object.hasOwn(module, name) && typeof module[name] === "function" ? (module[name] as Served) : null;
}

/** Methods that a route serves; those that it exports to refuse are none. */
export function methodsOf(module: RouteModule) {
  return methods.filter((name) => {
    const handler = handlerOf(module, name);
    return handler !== null && !("refuses" in handler);
  });
}
