import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "@/env.mjs";
import { pool } from "@/lib/db/pool";
import { notFound, unauthorized } from "@/lib/errors";
import { readMails, readQueue } from "@/lib/features/dashboard/queries/work";
import { jobHealth } from "@/lib/jobs/health";
import { answerMetrics, type Metric, metricsText, processMetrics, type Sample } from "@/lib/metrics/text";

const hash = (text: string) => createHash("sha256").update(text).digest();

/** Throws NotFound where no token is set, Unauthorized for any other than that one. */
export function requireMetricsToken(authorization: string | null) {
  if (!env.METRICS_TOKEN) throw notFound();
  const given = /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1] ?? "";
  if (!timingSafeEqual(hash(given), hash(env.METRICS_TOKEN))) throw unauthorized();
}

function gauge(name: string, help: string, samples: Sample[]): Metric {
  return { name: `charabanc_${name}`, type: "gauge", help, samples };
}

function poolMetrics() {
  const { totalCount, idleCount, waitingCount } = pool();
  return gauge("db_connections", "This process's connections and those who wait for one", [
    { labels: { state: "used" }, value: totalCount - idleCount },
    { labels: { state: "idle" }, value: idleCount },
    { labels: { state: "waiting" }, value: waitingCount },
  ]);
}

async function databaseMetrics(): Promise<Metric[]> {
  const [mails, queue, jobs] = await Promise.all([readMails(), readQueue(), jobHealth()]);
  const byQueue = (key: "waiting" | "failed") => jobs.map((job) => ({ labels: { queue: job.name }, value: job[key] }));
  return [
    gauge("mails", "Mails of the outbox", [
      { labels: { state: "queued" }, value: mails.queued },
      { labels: { state: "failed" }, value: mails.failed },
    ]),
    gauge("mails_oldest_seconds", "Age of the mail that has waited longest in the outbox, 0 where none waits", [
      { value: mails.oldest === null ? 0 : Math.max(0, (Date.now() - mails.oldest) / 1_000) },
    ]),
    gauge("requests_pending", "Requests that wait for an admin", [{ value: queue.total }]),
    gauge("jobs_waiting", "Jobs that are due, by queue", byQueue("waiting")),
    gauge("jobs_failed", "Jobs that failed in the last day, by queue", byQueue("failed")),
    gauge("database_up", "1 while the database answers", [{ value: 1 }]),
  ];
}

const databaseDown = [gauge("database_up", "1 while the database answers", [{ value: 0 }])];

/** Of this process and, while the database answers, of the queues in it. */
export async function readMetrics() {
  const shared = await databaseMetrics().catch(() => databaseDown);
  return metricsText([...answerMetrics(), ...processMetrics(), poolMetrics(), ...shared]);
}
