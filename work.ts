import { patiently } from "@/lib/db/patiently";
import { closePool } from "@/lib/db/pool";
import { settleLater } from "@/lib/later";
import { log } from "@/lib/log";
import { closeRedis, openRedis } from "@/lib/redis/connect";
import { requireSafeStart } from "@/lib/startup/check";
import { tellNewerDatabase } from "@/lib/startup/newer-database";
import { tellOwnership } from "@/lib/startup/ownership";
import { mapStacks } from "@/lib/startup/stacks";
import { tellUnhandled } from "@/lib/startup/unhandled";
import { markStopping } from "@/lib/stopping";
import { startTracing } from "@/lib/tracing/start";
import { startJobs, stopJobs } from "./jobs";

mapStacks();
await patiently(() => requireSafeStart());
await patiently(tellOwnership);
await patiently(tellNewerDatabase);
await openRedis();
const stopTracing = await startTracing();

/** Runs jobs and nothing else, beside servers that have WORKER=separate too. */
if (!(await patiently(() => startJobs("worker")))) {
  log.fatal("worker.ts runs jobs where WORKER=separate is set");
  process.exit(1);
}
log.info("jobs are running");
process.send?.("ready");

let stopping = false;

async function shutDown() {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), 15_000).unref();
  markStopping();
  await stopJobs();
  await settleLater();
  closeRedis();
  await stopTracing();
  await closePool();
  process.exit(0);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, shutDown);
if (process.send) process.on("disconnect", shutDown);
process.on("unhandledRejection", tellUnhandled);
