import { createHash } from "node:crypto";
import type { Viewer } from "@/lib/access/viewer";
import { query } from "@/lib/db/pool";
import { conflict } from "@/lib/errors";

type Answer = { status: number; body: string };
type Row = { bodyHash: string; status: number | null; answer: string | null };

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");

const claimSql = `insert into idempotency_key (scope, key, "bodyHash") values ($1, $2, $3)
  on conflict (scope, key) do update set "createdAt" = now()
    where idempotency_key.answer is null and idempotency_key."createdAt" < now() - interval '1 minute'
      and idempotency_key."bodyHash" = excluded."bodyHash"
  returning key`;

/**
 * Runs `work` once for a key and body: the same again gives the first answer, another body (or one still
 * under way) a Conflict. An error frees the key, so that a corrected call may use it.
 */
export async function once(viewer: Viewer, path: string, key: string, text: string, work: () => Promise<Answer>) {
  const who = viewer.kind === "user" ? viewer.id : "anonymous";
  const scope = `${who} ${path}`;
  const bodyHash = hashOf(text);
  const claimed = await query("idempotency.claim", claimSql, [scope, key, bodyHash]);
  if (claimed.length === 0) {
    const [row] = await query<Row>(
      "idempotency.read",
      `select "bodyHash", status, answer from idempotency_key where scope = $1 and key = $2`,
      [scope, key],
    );
    if (row && row.bodyHash !== bodyHash) throw conflict([{ path: "Idempotency-Key", message: "idempotencyKeyUsed" }]);
    if (row?.answer == null || row.status === null) throw conflict();
    return { status: row.status, body: row.answer };
  }
  try {
    const answer = await work();
    await query(
      "idempotency.keep",
      "update idempotency_key set status = $3, answer = $4 where scope = $1 and key = $2",
      [scope, key, answer.status, answer.body],
    );
    return answer;
  } catch (error) {
    await query("idempotency.free", "delete from idempotency_key where scope = $1 and key = $2", [scope, key]);
    throw error;
  }
}

/** First answers are kept for a day. Returns how many went. */
export async function purgeOldKeys() {
  const sql = `delete from idempotency_key where "createdAt" < now() - interval '1 day' returning key`;
  return (await query("idempotency.forget", sql)).length;
}
