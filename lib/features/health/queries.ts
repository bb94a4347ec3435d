import { pool } from "@/lib/db/pool";
import { pendingMigrations } from "@/lib/db/migrations";
import { AppError } from "@/lib/errors";
import { isStopping } from "@/lib/stopping";

/** Throws Unavailable while the database is out of reach or lacks a migration, and from the signal to stop on. */
export async function requireReady() {
  if (isStopping()) throw new AppError("Unavailable", { retryAfter: 5 });
  const pending = await pendingMigrations(pool());
  if (pending.length > 0) throw new AppError("Unavailable", { retryAfter: 5 });
  return { ready: true as const };
}
