import { env } from "@/env.mjs";

/** Traces where a collector is set, nothing where none is. Gives what ends them. */
export async function startTracing(): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: service } = env;
  if (!endpoint) return async () => undefined;
  const { openTracing } = await import("./tracer");
  return openTracing({ endpoint, service });
}
