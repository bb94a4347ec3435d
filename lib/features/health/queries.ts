import { pool } from "@/lib/db/pool";
import { newerMigrations, pendingMigrations } from "@/lib/db/migrations";
import { env } from "@/env.mjs";
import { unavailable } from "@/lib/errors";
import { isStopping } from "@/lib/stopping";

/**
 * Throws Unavailable while the database is out of reach or lacks a migration, from the signal to stop on, and where a later
 * release had migrated it before this program began (unless ALLOW_NEWER_DATABASE).
 */
export async function requireReady() {
  if (isStopping()) throw unavailable();
  const pending = await pendingMigrations(pool());
  if (pending.length > 0) throw unavailable();
  if (!env.ALLOW_NEWER_DATABASE && (await newerMigrations(pool())).length > 0) throw unavailable();
  return { ready: true as const };
}
