import { query } from "@/lib/db/pool";

/** Windows that ended a quarter of a year ago say nothing to anybody. Returns how many went. */
export async function purgeOldWindows() {
  const sql = `delete from standby_window where "end" < now() - interval '90 days' returning 1`;
  return (await query("standby.purge", sql)).length;
}
