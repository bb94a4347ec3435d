import { env } from "@/env.mjs";
import type { Admin } from "@/lib/access/viewer";
import { memo } from "@/lib/cache/memo";
import { listAudit } from "@/lib/features/audit/queries";
import { jobHealth } from "@/lib/jobs/health";
import { failuresOf } from "@/lib/metrics/counters";
import { type Range, type StatsRecord, usualRange } from "../schema";
import { readMarket } from "./market";
import { readWeeks } from "./weeks";
import { readMails, readQueue } from "./work";

/** Milliseconds that the sums over many rows are remembered. */
const keptFor = 60_000;
/** A change of it forgets them. */
export const statsTag = "stats";

const kept = <T>(name: string, read: () => Promise<T>) => memo(`stats ${name}`, statsTag, keptFor, read);

type Query = { weeks: Range; now?: Date };

/** GET /admin/stats. Queue, outbox and log are as of now, sums a minute old at most. */
export async function getStats(viewer: Admin, query: Query = { weeks: usualRange }): Promise<StatsRecord> {
  const { now = new Date() } = query;
  const [weeks, market, queues, waiting, mails, log] = await Promise.all([
    kept(`weeks ${query.weeks}`, () => readWeeks(now, Number(query.weeks))),
    kept("market", () => readMarket(now)),
    kept("jobs", jobHealth),
    readQueue(),
    readMails(),
    listAudit(viewer, { take: 8, skip: 0, sort: "created_at" }),
  ]);
  return {
    at: now.getTime(),
    waiting,
    ...weeks,
    ...market,
    mails,
    jobs: { worker: env.WORKER, queues },
    errors: failuresOf(),
    log: log.rows,
  };
}
