import { pool } from "@/lib/db/pool";
import { pendingMigrations } from "@/lib/db/migrations";
import { unavailable } from "@/lib/errors";
import { isStopping } from "@/lib/stopping";

/** Throws Unavailable while the database is out of reach or lacks a migration, and from the signal to stop on. */
export async function requireReady() {
  if (isStopping()) throw unavailable();
  const pending = await pendingMigrations(pool());
  if (pending.length > 0) throw unavailable();
  return { ready: true as const };
}
