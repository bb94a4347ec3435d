import { query } from "@/lib/db/pool";
import { log } from "@/lib/log";

/** Says in the log of a start where the product's role could do what its rights are to forbid (docs/operations.md). */
export async function tellOwnership() {
  const [row] = await query<{ owns: boolean }>(
    "startup.owns",
    "select pg_has_role(tableowner, 'usage') as owns from pg_tables where schemaname = 'public' and tablename = 'audit_entry'",
  );
  if (row?.owns) {
    log.warn(
      "DATABASE_URL signs in as the owner of the tables: give migrations a role of their own (MIGRATION_DATABASE_URL)",
    );
  }
}
