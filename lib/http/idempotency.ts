import { createHash } from "node:crypto";
import type { Viewer } from "@/lib/access/viewer";
import { query } from "@/lib/db/pool";
import { atomic } from "@/lib/db/transaction";
import { AppError, conflict } from "@/lib/errors";
import { singleton } from "@/lib/singleton";

type Answer = { status: number; body: string };
type Row = { bodyHash: string; status: number; answer: string };
type Claim = { scope: string; key: string; bodyHash: string };

/** Milliseconds that a call waits for an earlier one of the same key. */
const patience = 8_000;

/** Calls of a key in this process take turns here, so that they wait without holding a connection. */
const turns = singleton("idempotency.turns", () => new Map<string, Promise<unknown>>());

const longest = 200;

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");

// Waits for another process that has the key in hand; its limit holds for all locks of the transaction. A row without
// an answer was left by a version that claimed and answered apart.
const claimSql = `insert into idempotency_key (scope, key, "bodyHash")
  select $1, $2, $3 from set_config('lock_timeout', $4, true)
  on conflict (scope, key) do update set "bodyHash" = excluded."bodyHash", "createdAt" = now()
    where idempotency_key.answer is null
  returning key`;

const stillSaving = () =>
  new AppError("Unavailable", { retryAfter: 2, fields: [{ path: "Idempotency-Key", message: "stillSaving" }] });

const isLockTimeout = (error: unknown) => (error as { code?: unknown }).code === "55P03";

async function claims({ scope, key, bodyHash }: Claim) {
  try {
    return (await query("idempotency.claim", claimSql, [scope, key, bodyHash, `${patience}ms`])).length > 0;
  } catch (error) {
    throw isLockTimeout(error) ? stillSaving() : error;
  }
}

/** The answer that was given; null where the key is free. Throws Conflict where it stands for another body. */
async function keptAnswer({ scope, key, bodyHash }: Claim): Promise<Answer | null> {
  const [row] = await query<Row>(
    "idempotency.read",
    `select "bodyHash", status, answer from idempotency_key where scope = $1 and key = $2 and answer is not null`,
    [scope, key],
  );
  if (!row) return null;
  if (row.bodyHash !== bodyHash) throw conflict([{ path: "Idempotency-Key", message: "idempotencyKeyUsed" }]);
  return { status: row.status, body: row.answer };
}

/** Claim, work and answer in one transaction: all of it is there, or nothing. Null where another process was first. */
const claimAndWork = (claim: Claim, work: () => Promise<Answer>) =>
  atomic(async () => {
    if (!(await claims(claim))) return null;
    const answer = await work();
    await query(
      "idempotency.keep",
      "update idempotency_key set status = $3, answer = $4 where scope = $1 and key = $2",
      [claim.scope, claim.key, answer.status, answer.body],
    );
    return answer;
  });

/** Resolves once the turn is over, however it ended. Throws where that takes too long. */
async function sitOut(turn: Promise<unknown>, until: number) {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise((_, reject) => {
    timer = setTimeout(() => reject(stillSaving()), Math.max(0, until - Date.now()));
  });
  const over = turn.catch(() => undefined);
  await Promise.race([over, tooLong]).finally(() => clearTimeout(timer));
}

async function takeTurn(claim: Claim, work: () => Promise<Answer>) {
  const name = `${claim.scope} ${claim.key}`;
  const turn = claimAndWork(claim, work);
  turns.set(name, turn);
  try {
    return await turn;
  } finally {
    turns.delete(name);
  }
}

/**
 * Runs `work` once for a key and body: the same again gives the first answer, however often and whenever it comes; while
 * the first is under way the others wait. Another body is a Conflict. An error leaves nothing behind and frees the key.
 * `proof`: the token of a mailed link, which is part of what was asked.
 */
export async function once(
  viewer: Viewer,
  call: { path: string; key: string; text: string; proof?: string | null },
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { path, text, proof } = call;
  // Cut off, two long ones that begin alike would be one, and the second call would get the first one's answer.
  const key = call.key.length > longest ? hashOf(call.key) : call.key;
  const who = viewer.kind === "user" ? viewer.id : "anonymous";
  const claim = { scope: `${who} ${path}`, key, bodyHash: hashOf(proof ? `${text} ${proof}` : text) };
  const until = Date.now() + patience;
  for (;;) {
    const turn = turns.get(`${claim.scope} ${key}`);
    if (turn) await sitOut(turn, until);
    const answer = turn ? null : await takeTurn(claim, work);
    const kept = answer ?? (await keptAnswer(claim));
    if (kept) return kept;
  }
}

/** First answers are kept for two days, so that a call repeated on the next day finds its own. Returns how many went. */
export async function purgeOldKeys() {
  const sql = `delete from idempotency_key where "createdAt" < now() - interval '2 days' returning key`;
  return (await query("idempotency.forget", sql)).length;
}
