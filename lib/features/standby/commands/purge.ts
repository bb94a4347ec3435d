import { env } from "@/env.mjs";
import { query } from "@/lib/db/pool";

/** Windows that ended KEEP_DAYS ago say nothing to anybody. Returns how many went. */
export async function purgeOldWindows() {
  const sql = `delete from standby_window where "end" < now() - $1::int * interval '1 day' returning 1`;
  return (await query("standby.purge", sql, [env.KEEP_DAYS])).length;
}
