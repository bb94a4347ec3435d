import { addressOf } from "@/lib/http/calls";
import type { Route } from "@/lib/http/route";
import { type Served, serve } from "@/lib/http/serve";

type Params = Record<string, string>;
/** A name that is taken, or the text that must stand there. */
type Segment = { name: string } | { text: string };
/** `streamed`: methods whose body is read as it comes. */
type Address = { path: string; served: Served; streamed: ReadonlySet<string> };
type Pattern = { segments: Segment[]; address: Address };

export type Match = Address & { params: Params };

const segmentOf = (part: string): Segment => (part.startsWith("{") ? { name: part.slice(1, -1) } : { text: part });
const isFixed = (segment: Segment | undefined) => segment === undefined || "text" in segment;

/** Fixed beats named, from left to right – Next's own order. */
function byRank(a: Pattern, b: Pattern) {
  const length = Math.max(a.segments.length, b.segments.length);
  for (let i = 0; i < length; i += 1) {
    const difference = Number(isFixed(b.segments[i])) - Number(isFixed(a.segments[i]));
    if (difference !== 0) return difference;
  }
  return 0;
}

function tryPattern(segments: Segment[], parts: string[]): Params | null {
  if (segments.length !== parts.length) return null;
  const params: Params = {};
  for (const [i, segment] of segments.entries()) {
    const part = parts[i] ?? "";
    if ("name" in segment) params[segment.name] = part;
    else if (segment.text !== part) return null;
  }
  return params;
}

/** The calls of each address. */
function addressesOf(routes: readonly Route[]) {
  const paths = new Set(routes.map(({ call }) => addressOf(call)));
  return [...paths].map((path): [string, Address] => {
    const own = routes.filter(({ call }) => addressOf(call) === path);
    const streamed = own.filter(({ call }) => call.streamed).map(({ call }) => call.method);
    return [path, { path, served: serve(...own), streamed: new Set<string>(streamed) }];
  });
}

/** A finder over all calls; `pathname` must decode (the gate has looked). */
export function makeMatcher(routes: readonly Route[]) {
  const fixed = new Map<string, Match>();
  const patterns: Pattern[] = [];
  for (const [path, address] of addressesOf(routes)) {
    const segments = path.split("/").filter(Boolean).map(segmentOf);
    if (segments.every(isFixed)) fixed.set(path, { ...address, params: {} });
    else patterns.push({ segments, address });
  }
  patterns.sort(byRank);
  return (pathname: string): Match | null => {
    const path = pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
    const known = fixed.get(path);
    if (known) return known;
    const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
    for (const { segments, address } of patterns) {
      const params = tryPattern(segments, parts);
      if (params) return { ...address, params };
    }
    return null;
  };
}
