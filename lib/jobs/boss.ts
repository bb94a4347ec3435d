import type PgBoss from "pg-boss";
import { env } from "@/env.mjs";
import { log } from "@/lib/log";
import { singleton } from "@/lib/singleton";

type Held = { boss: PgBoss | null };
const held = singleton<Held>("boss", () => ({ boss: null }));

/** The process's job runner; null where none runs here. */
export const boss = () => held.boss;

/** Opens pg-boss in the product's own database (schema pgboss), which it makes and migrates itself. */
export async function openBoss() {
  // Loaded by the process that runs jobs alone.
  const { default: Boss } = await import("pg-boss");
  const opened = new Boss({
    connectionString: env.DATABASE_URL,
    application_name: "charabanc-jobs",
    schema: "pgboss",
    max: 3,
    archiveCompletedAfterSeconds: 3_600,
    archiveFailedAfterSeconds: 86_400,
    deleteAfterDays: 7,
  });
  opened.on("error", (error) => log.warn({ err: error }, "jobs: database trouble"));
  await opened.start();
  held.boss = opened;
  return opened;
}

/** Finishes the jobs in hand, ten seconds at most; those left are done by the next worker. */
export async function closeBoss() {
  const current = held.boss;
  held.boss = null;
  await current?.stop({ graceful: true, wait: true, timeout: 10_000 });
}
