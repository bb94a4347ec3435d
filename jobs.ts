import { env } from "@/env.mjs";
import { type ScheduledJob, startWorker, stopWorker } from "@/lib/jobs/worker";

const expiry = () => import("@/lib/features/user/commands/forgetExpired");
const keys = () => import("@/lib/http/idempotency");
const upkeep = () => import("@/lib/features/busrequest/commands/upkeep");

/** Where features meet the clock: lib/jobs knows none of them. */
const scheduledJobs: readonly ScheduledJob[] = [
  { name: "end-past-requests", cron: "* * * * *", run: async () => (await upkeep()).endPastRequests() },
  { name: "drop-unconfirmed-requests", cron: "* * * * *", run: async () => (await upkeep()).dropUnconfirmedRequests() },
  { name: "forget-expired", cron: "23 * * * *", run: async () => (await expiry()).forgetExpired() },
  { name: "forget-old-keys", cron: "41 * * * *", run: async () => (await keys()).forgetOldKeys() },
];

/** Starts the jobs where WORKER wants them: inline in the server, separate in worker.ts, off nowhere. */
export async function startJobs(process: "server" | "worker" = "server") {
  const wanted = process === "server" ? "inline" : "separate";
  if (env.WORKER !== wanted) return false;
  await startWorker(scheduledJobs);
  return true;
}

/** Finishes the jobs in hand; nothing where none were started. */
export const stopJobs = () => stopWorker();
