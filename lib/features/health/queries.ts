import { pool } from "@/lib/db/pool";
import { pendingMigrations } from "@/lib/db/migrations";
import { AppError } from "@/lib/errors";

/** Throws Unavailable while the database is out of reach or lacks a migration. */
export async function requireReady() {
  const pending = await pendingMigrations(pool());
  if (pending.length > 0) throw new AppError("Unavailable", { retryAfter: 5 });
  return { ready: true as const };
}
