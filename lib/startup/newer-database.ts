import { env } from "@/env.mjs";
import { newerMigrations } from "@/lib/db/migrations";
import { pool } from "@/lib/db/pool";
import { log } from "@/lib/log";

/** Says in the log of a start where a later release has migrated the database, and notes it for /api/ready. */
export async function tellNewerDatabase() {
  const migrations = await newerMigrations(pool());
  if (migrations.length === 0) return;
  if (env.ALLOW_NEWER_DATABASE)
    log.warn({ migrations }, "the database is of a later release, as ALLOW_NEWER_DATABASE takes it");
  else
    log.error(
      { migrations },
      "the database is of a later release: not ready; ALLOW_NEWER_DATABASE=true for a roll-back",
    );
}
