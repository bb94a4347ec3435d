import { patiently } from "@/lib/db/patiently";
import { query } from "@/lib/db/pool";
import { log } from "@/lib/log";
import { traced } from "@/lib/tracing/spans";
import { oneLine } from "./clean";
import { hindranceSql } from "./consent";
import { drawMail, type StoredMail } from "./draw";
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
  returning id, recipient, language::text as language, template, "group", data, subject, html, text, headers, attempts,
    "createdAt",
    ${hindranceSql} as hindrance`;

// Data that were erased meanwhile are gone: then nothing is kept, and the mail does not leave.
const drawnSql = `update outbox_mail set subject = $2, html = $3, text = $4, headers = $5::jsonb
  where id = $1::uuid and data is not null returning id`;

// A mail server has it: links that open an account or a request need not lie here as well.
const sentSql = `update outbox_mail set state = 'sent', "sentAt" = now(), error = null, data = null,
  html = case when $2 then regexp_replace(html, $3, '\\1…', 'g') else html end,
  text = case when $2 then regexp_replace(text, $3, '\\1…', 'g') else text end
  where id = $1::uuid`;

const failedSql = `update outbox_mail set error = $2, state = (case when $3 then 'failed' else 'queued' end)::"MailState",
  "nextAttempt" = now() + $4 * interval '1 millisecond' where id = $1::uuid`;

/** `hindrance`: the recipient has left the group since the mail was queued. */
type Claimed = StoredMail & { createdAt: Date; attempts: number; hindrance: string | null };

type Delivery = "sent" | "retry" | "failed" | "skipped";

/** The mail as it leaves now, written down so that it can be read and found. Null where it was erased meanwhile. */
async function letterOf(mail: Claimed): Promise<Letter | null> {
  const drawn = await drawMail(mail);
  if (mail.data !== null) {
    const { subject, html, text, headers } = drawn;
    const kept = await query("mail.drawn", drawnSql, [mail.id, subject, html, text, JSON.stringify(headers)]);
    if (kept.length === 0) return null;
  }
  return { ...mail, ...drawn };
}

/** Milliseconds. Shorter than the claim, after which another worker would find the mail due. */
const noting = { patience: 80_000, pause: 500 };

/**
 * A mail server has it: that is written down as soon as the database is back where it is away just then, or the mail would leave
 * twice. What is left is a process that is killed in between; then it leaves again, under the same Message-ID.
 */
async function noteSent(mail: Claimed, way: "smtp" | "file") {
  await patiently(() => query("mail.sent", sentSql, [mail.id, way === "smtp", secretPattern]), noting);
}

async function attempt(mail: Claimed): Promise<Delivery> {
  if (mail.hindrance) {
    await query("mail.failed", failedSql, [mail.id, mail.hindrance, true, 0]);
    return "failed";
  }
  try {
    const letter = await letterOf(mail);
    if (!letter) return "skipped";
    const way = await handOver(letter);
    await noteSent(mail, way);
    return "sent";
  } catch (error) {
    const reason = oneLine(error instanceof Error ? error.message : String(error), 500);
    const last = mail.attempts >= maxAttempts;
    await query("mail.failed", failedSql, [mail.id, reason, last, backoff(mail.attempts)]);
    log.warn({ mail: mail.id, attempts: mail.attempts, last }, "mail not delivered");
    return last ? "failed" : "retry";
  }
}

/**
 * Draws and delivers one mail of the outbox: by SMTP, or as a file where no mail server is set. "skipped": not due,
 * taken by another worker, erased or delivered already.
 */
export async function deliverMail(id: string): Promise<Delivery> {
  const [mail] = await query<Claimed>("mail.claim", claimSql, [id]);
  return mail ? traced(`mail ${mail.template}`, { kind: "consumer" }, () => attempt(mail)) : "skipped";
}

const dueSql = `select id from outbox_mail where state = 'queued' and "nextAttempt" <= now()
  order by "nextAttempt" limit 5000`;

/** Ids of the mails that wait for a worker, the longest waiting first: more than a worker sends in a minute. */
export async function dueMails() {
  const rows = await query<{ id: string }>("mail.due", dueSql);
  return rows.map(({ id }) => id);
}
