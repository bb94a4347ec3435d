import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace-base";
import { log } from "@/lib/log";
import { type Attributes, type Begin, type Kind, type Span, setTracing } from "./spans";

/** Milliseconds: for a batch to leave, between two, between two lines in the log, and for the last one at a stop. */
const [patience, pause, quiet, farewell] = [5_000, 2_000, 60_000, 800];

const kinds: Record<Kind, number> = { internal: 0, server: 1, client: 2, consumer: 4 };

/** Imported late: where traces are off none of it is in memory. */
async function library() {
  const [api, core, base, otlp, resources] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/core"),
    import("@opentelemetry/sdk-trace-base"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
  ]);
  return { api, core, base, otlp, resources };
}
type Library = Awaited<ReturnType<typeof library>>;

/** A collector that is not there costs its spans and a line a minute. */
function told(exporter: SpanExporter): SpanExporter {
  let last = Number.NEGATIVE_INFINITY;
  return {
    export: (spans: ReadableSpan[], done) =>
      exporter.export(spans, (result) => {
        if (result.code !== 0 && performance.now() - last > quiet) {
          last = performance.now();
          log.warn({ err: result.error }, "the collector of traces does not take them");
        }
        done(result);
      }),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}

/** What went wrong, without its text: that may quote what somebody has typed. */
const kindOf = (error: unknown) => {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(code ?? name ?? "Error");
};

function beginner({ api, core }: Library, tracer: ReturnType<Library["api"]["trace"]["getTracer"]>): Begin {
  const propagator = new core.W3CTraceContextPropagator();
  const contexts = new WeakMap<Span, ReturnType<typeof api.trace.setSpan>>();
  const contextOf = (parent?: Span | string) => {
    if (typeof parent === "object") return contexts.get(parent) ?? api.ROOT_CONTEXT;
    return propagator.extract(api.ROOT_CONTEXT, { traceparent: parent }, api.defaultTextMapGetter);
  };
  return ({ name, kind, attributes, parent }) => {
    const opened = tracer.startSpan(name, { kind: kinds[kind], attributes }, contextOf(parent));
    const context = api.trace.setSpan(api.ROOT_CONTEXT, opened);
    const carrier: Record<string, string> = {};
    propagator.inject(context, carrier, api.defaultTextMapSetter);
    const end: Span["end"] = (more, error) => {
      if (more) opened.setAttributes(more);
      if (error) opened.setStatus({ code: 2 }).setAttribute("error.type", kindOf(error));
      opened.end();
    };
    const set = (more: Attributes) => void opened.setAttributes(more);
    const span = { traceparent: carrier.traceparent ?? "", set, end };
    contexts.set(span, context);
    return span;
  };
}

/**
 * Sends spans to a collector, in batches beside the work. The provider is ours alone, not the process's: Next would hand
 * it spans that carry addresses, and who else uses OpenTelemetry keeps its own. Gives what ends it.
 */
export async function openTracing({ endpoint, service }: { endpoint: string; service: string }) {
  const parts = await library();
  const { base, otlp, resources } = parts;
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  const exporter = told(new otlp.OTLPTraceExporter({ url, timeoutMillis: patience }));
  const processor = new base.BatchSpanProcessor(exporter, {
    scheduledDelayMillis: pause,
    exportTimeoutMillis: patience,
  });
  const resource = resources.resourceFromAttributes({ "service.name": service });
  const provider = new base.BasicTracerProvider({ resource, spanProcessors: [processor] });
  setTracing(beginner(parts, provider.getTracer("charabanc")));
  return async () => {
    setTracing(null);
    const late = new Promise<void>((resolve) => setTimeout(resolve, farewell).unref());
    await Promise.race([provider.shutdown().catch(() => undefined), late]);
  };
}
