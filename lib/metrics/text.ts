import { bounds, readCounters } from "./counters";

type Labels = Record<string, string | number>;
export type Sample = { labels?: Labels; value: number; suffix?: string };
export type Metric = { name: string; type: "counter" | "gauge" | "histogram"; help: string; samples: Sample[] };

const escaped = (text: string | number) =>
  String(text).replace(/\\/g, "\\\\").replace(/"/g, '\\"').replace(/\n/g, "\\n");

function line(name: string, { labels = {}, value, suffix = "" }: Sample) {
  const pairs = Object.entries(labels).map(([key, label]) => `${key}="${escaped(label)}"`);
  return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${value}`;
}

/** Prometheus's text format 0.0.4. */
export function metricsText(metrics: readonly Metric[]) {
  const blocks = metrics.map(({ name, type, help, samples }) =>
    [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples.map((sample) => line(name, sample))].join("\n"),
  );
  return `${blocks.join("\n")}\n`;
}

/** Buckets are cumulative: each holds all that was as fast or faster. */
function durations(kind: string, { buckets, seconds, count }: { buckets: number[]; seconds: number; count: number }) {
  let below = 0;
  const steps = bounds.map((le, index): Sample => {
    below += buckets[index] ?? 0;
    return { suffix: "_bucket", labels: { kind, le }, value: below };
  });
  return [
    ...steps,
    { suffix: "_bucket", labels: { kind, le: "+Inf" }, value: count },
    { suffix: "_sum", labels: { kind }, value: seconds },
    { suffix: "_count", labels: { kind }, value: count },
  ];
}

/** Answers of this process by kind and status class, and how long they took. */
export function answerMetrics(): Metric[] {
  const kinds = Object.entries(readCounters().kinds);
  const answers = kinds.flatMap(([kind, { byClass }]) =>
    byClass.flatMap((value, family) => (family > 0 ? [{ labels: { kind, status: `${family}xx` }, value }] : [])),
  );
  const times = kinds.flatMap(([kind, { byClass, buckets, seconds }]) =>
    durations(kind, { buckets, seconds, count: byClass.reduce((total, one) => total + one, 0) }),
  );
  const help = "Answers of this process by kind and status class";
  return [
    { name: "charabanc_http_answers_total", type: "counter", help, samples: answers },
    {
      name: "charabanc_http_answer_duration_seconds",
      type: "histogram",
      samples: times,
      help: "Seconds from the request to the end of the answer",
    },
  ];
}

/** Memory and start of this process, under the names that dashboards know. */
export function processMetrics(): Metric[] {
  const { rss, heapUsed } = process.memoryUsage();
  const started = Math.round(readCounters().since / 1_000);
  const gauge = (name: string, help: string, value: number): Metric => ({
    name,
    type: "gauge",
    help,
    samples: [{ value }],
  });
  return [
    gauge("process_start_time_seconds", "Start of the counting", started),
    gauge("process_resident_memory_bytes", "Resident memory", rss),
    gauge("nodejs_heap_size_used_bytes", "Used heap", heapUsed),
  ];
}
