import { env } from "@/env.mjs";
import { type ScheduledJob, startWorker, stopWorker } from "@/lib/jobs/worker";

/** Where features meet the clock: lib/jobs knows none of them. */
const scheduled: ScheduledJob[] = [
  {
    name: "requests-upkeep",
    cron: "* * * * *",
    run: async () => {
      const { dropUnconfirmedRequests, endPastRequests } = await import("@/lib/features/busrequest/commands/upkeep");
      await endPastRequests();
      await dropUnconfirmedRequests();
    },
  },
];

/** Starts the jobs where WORKER wants them: inline in the server, separate in worker.ts, off nowhere. */
export async function startJobs(process: "server" | "worker" = "server") {
  const wanted = process === "server" ? "inline" : "separate";
  if (env.WORKER !== wanted) return false;
  await startWorker(scheduled);
  return true;
}

/** Finishes the jobs in hand; nothing where none were started. */
export const stopJobs = () => stopWorker();
