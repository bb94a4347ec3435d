import { AsyncLocalStorage } from "node:async_hooks";
import { singleton } from "@/lib/singleton";

/** What a span says beside its name. Never an address, a value of a statement, or anything of a person. */
export type Attributes = Record<string, string | number>;
export type Kind = "server" | "client" | "consumer" | "internal";

export type Span = {
  /** W3C Trace Context, for whoever is asked next. */
  traceparent: string;
  set: (attributes: Attributes) => void;
  end: (attributes?: Attributes, error?: unknown) => void;
};

/** `parent`: a span of this process, what another one sent as `traceparent`, or none. */
export type Begin = (what: { name: string; kind: Kind; attributes: Attributes; parent?: Span | string }) => Span;

type State = { begin: Begin | null; here: AsyncLocalStorage<Span> };
const state = singleton<State>("tracing", () => ({ begin: null, here: new AsyncLocalStorage() }));

/** From here on spans are made; null ends it. */
export function setTracing(begin: Begin | null) {
  state.begin = begin;
}

export const isTracing = () => state.begin !== null;

/** The span that the caller works in; undefined where none are made. */
export const currentSpan = () => (state.begin ? state.here.getStore() : undefined);

/** Begins a span below the caller's, or below what came from elsewhere; undefined where none are made. */
export function beginSpan(name: string, { kind = "internal", attributes = {}, parent = currentSpan() }: Given = {}) {
  return state.begin?.({ name, kind, attributes, parent });
}
type Given = { kind?: Kind; attributes?: Attributes; parent?: Span | string };

export const inSpan = <T>(span: Span, work: () => T) => state.here.run(span, work);

/** Does work within a span of its own. */
export async function traced<T>(name: string, given: Given, work: () => Promise<T>): Promise<T> {
  const span = beginSpan(name, given);
  if (!span) return work();
  try {
    const result = await inSpan(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end({}, error);
    throw error;
  }
}

/** Headers for a service of our own installation, so that its spans hang below ours; others learn nothing of us. */
export function traceHeaders(): Record<string, string> {
  const span = currentSpan();
  return span ? { traceparent: span.traceparent } : {};
}
