import { query } from "@/lib/db/pool";
import { log } from "@/lib/log";
import { canText, handText } from "./gateway";

/** The first try and one more: later the emergency is over. */
const mostTries = 2;
/** Handed over side by side. */
const atOnce = 8;
const batch = 200;

// Who takes the row puts it out of the others' reach for longer than any delivery; a process that dies leaves it due.
// A number that is no longer the person's, or not confirmed, gets nothing but the code that is to confirm it.
const claimSql = `update text_message m set attempts = m.attempts + 1, "nextAttempt" = now() + interval '1 minute'
  where m.id in (select id from text_message where state = 'queued' and "nextAttempt" <= now()
    order by "nextAttempt" limit ${batch} for update skip locked)
  returning m.id, m.number as to, m.body, m.attempts, exists (select from text_number n join user_account u on u.id = n."userId"
    where n."userId" = m."userId" and n.number = m.number and u."closedAt" is null
      and (n."confirmedAt" is not null or m.template = 'code' and n."codeExpires" > now())) as wanted`;

const doneSql = `update text_message set state = $2::"MailState", error = $3, body = case when $2 = 'queued' then body else '' end,
  "sentAt" = case when $2 = 'sent' then now() end, "nextAttempt" = now() + interval '20 seconds' where id = $1::uuid`;

type Claimed = { id: string; to: string; body: string; attempts: number; wanted: boolean };

async function deliver({ wanted, attempts, ...text }: Claimed, timeout?: number) {
  const handed = wanted
    ? await handText(text, timeout)
    : ({ state: "refused", reason: "number not confirmed" } as const);
  if (handed.state === "sent") {
    await query("sms.done", doneSql, [text.id, "sent", null]);
    return 1;
  }
  const again = handed.state === "failed" && attempts < mostTries;
  await query("sms.done", doneSql, [text.id, again ? "queued" : "failed", handed.reason]);
  log.warn({ text: text.id, attempts, again, reason: handed.reason }, "text not delivered");
  return 0;
}

/** Hands over the texts that are due; returns how many the gateway took. A second try follows when it is due. */
export async function deliverTexts({ timeout }: { timeout?: number } = {}) {
  if (!canText()) return 0;
  const due = await query<Claimed>("sms.claim", claimSql);
  let sent = 0;
  for (let at = 0; at < due.length; at += atOnce) {
    const taken = await Promise.all(due.slice(at, at + atOnce).map((one) => deliver(one, timeout)));
    sent += taken.reduce<number>((sum, one) => sum + one, 0);
  }
  return sent;
}

/** Milliseconds until the next text that waits is due; null where none does. */
export async function textsDueIn() {
  if (!canText()) return null;
  const sql = `select extract(epoch from min("nextAttempt") - now())::float * 1000 as wait from text_message where state = 'queued'`;
  const [row] = await query<{ wait: number | null }>("sms.next", sql);
  return row?.wait ?? null;
}

/** What has left, or never will, is forgotten after a month. Returns how many went. */
export async function purgeOldTexts() {
  const sql = `delete from text_message where "createdAt" < now() - interval '30 days' returning 1`;
  return (await query("sms.purge", sql)).length;
}
