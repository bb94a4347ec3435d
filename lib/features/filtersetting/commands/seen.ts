import type { Admin, BusPartner, TravelService } from "@/lib/access/viewer";
import { query } from "@/lib/db/pool";

const seenSql = `update user_account set "nearSeenAt" = greatest("nearSeenAt", least(now(), to_timestamp($2::float8 / 1000)))
  where id = $1::uuid`;

/** PUT /user/nearseen: when the visit began whose end this is; what came in since is new at the next one. */
export async function noteNearSeen(viewer: BusPartner | TravelService | Admin, at: number) {
  await query("filtersetting.seen", seenSql, [viewer.id, Math.min(at, 9e12)]);
}
