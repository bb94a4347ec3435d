import type { SignedIn } from "@/lib/access/viewer";
import { openSessionSql } from "@/lib/auth/session-life";
import { query } from "@/lib/db/pool";
import { pushKeys } from "@/lib/push/key";
import type { PushRecord } from "../schema";

const ownSql = `select count(*)::int as browsers, coalesce(bool_or(s.id = $2::uuid), false) as active
  from push_subscription p join session s on s.id = p."sessionId" join user_account u on u.id = s."userId"
  where s."userId" = $1::uuid and ${openSessionSql}`;

/** Whether news are sent to the browser that asks, and to how many of the person's. */
export async function pushOf({ id, sid }: SignedIn): Promise<PushRecord> {
  const [row] = await query<Omit<PushRecord, "key">>("push.own", ownSql, [id, sid]);
  return { key: pushKeys?.publicKey ?? null, active: row?.active ?? false, browsers: row?.browsers ?? 0 };
}
