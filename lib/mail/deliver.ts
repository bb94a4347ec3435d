import { query } from "@/lib/db/pool";
import { log } from "@/lib/log";
import { oneLine } from "./clean";
import { secretPattern } from "./secrets";
import { handOver, type Letter } from "./transport";

export const maxAttempts = 8;
const minute = 60_000;

/** 1, 3, 9, 27 … minutes, six hours at most: an evening without a mail server loses nothing. */
export function backoff(attempts: number) {
  return Math.min(minute * 3 ** (attempts - 1), 360 * minute);
}

// The claim is one statement: who finds the row due takes it and puts it out of the others' reach for two minutes,
// longer than any delivery. A process that dies in between leaves a row that is due again, never a lost one.
const claimSql = `update outbox_mail set attempts = attempts + 1, "nextAttempt" = now() + interval '2 minutes'
  where id = (select id from outbox_mail where id = $1::uuid and state = 'queued' and "nextAttempt" <= now()
    for update skip locked)
  returning id, recipient, language::text as language, subject, html, text, headers, attempts, "createdAt",
    exists (select from unsubscription u where u.email = lower(recipient) and u."group" = outbox_mail."group") as stopped`;

// A mail server has it: links that open an account or a request need not lie here as well.
const sentSql = `update outbox_mail set state = 'sent', "sentAt" = now(), error = null,
  html = case when $2 then regexp_replace(html, $3, '\\1…', 'g') else html end,
  text = case when $2 then regexp_replace(text, $3, '\\1…', 'g') else text end
  where id = $1::uuid`;

const failedSql = `update outbox_mail set error = $2, state = (case when $3 then 'failed' else 'queued' end)::"MailState",
  "nextAttempt" = now() + $4 * interval '1 millisecond' where id = $1::uuid`;

/** `stopped`: the recipient opted out of the group after the mail was queued. */
type Claimed = Letter & { attempts: number; stopped: boolean };

export type Delivery = "sent" | "retry" | "failed" | "skipped";

async function attempt(letter: Claimed): Promise<Delivery> {
  if (letter.stopped) {
    await query("mail.failed", failedSql, [letter.id, "recipient has unsubscribed", true, 0]);
    return "failed";
  }
  try {
    const way = await handOver(letter);
    await query("mail.sent", sentSql, [letter.id, way === "smtp", secretPattern]);
    return "sent";
  } catch (error) {
    const reason = oneLine(error instanceof Error ? error.message : String(error), 500);
    const last = letter.attempts >= maxAttempts;
    await query("mail.failed", failedSql, [letter.id, reason, last, backoff(letter.attempts)]);
    log.warn({ mail: letter.id, attempts: letter.attempts, last }, "mail not delivered");
    return last ? "failed" : "retry";
  }
}

/**
 * Delivers one mail of the outbox: by SMTP, or as a file where no mail server is set. "skipped": not due, taken
 * by another worker, or delivered already.
 */
export async function deliverMail(id: string): Promise<Delivery> {
  const [letter] = await query<Claimed>("mail.claim", claimSql, [id]);
  return letter ? attempt(letter) : "skipped";
}

const dueSql = `select id from outbox_mail where state = 'queued' and "nextAttempt" <= now()
  order by "nextAttempt" limit 200`;

/** Ids of the mails that wait for a worker, the longest waiting first. */
export async function dueMails() {
  const rows = await query<{ id: string }>("mail.due", dueSql);
  return rows.map(({ id }) => id);
}
