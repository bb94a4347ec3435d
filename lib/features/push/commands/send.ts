import webpush from "web-push";
import { env } from "@/env.mjs";
import { openSessionSql } from "@/lib/auth/session-life";
import { query } from "@/lib/db/pool";
import { findItem } from "@/lib/features/inbox/queries/list";
import type { InboxItem } from "@/lib/features/inbox/schema";
import { askOutside, OutsideError } from "@/lib/http/outside";
import type { Language } from "@/lib/i18n/routing";
import { log } from "@/lib/log";
import { pushKeys } from "@/lib/push/key";
import { isStopping } from "@/lib/stopping";
import { lifetimeOf, messageOf, topicOf, urgencyOf } from "../notify";

const minute = 60_000;
const mostAttempts = 8;
const patience = 8_000;
/** A push service that hangs holds up one of these, and nobody else. */
const atOnce = 16;
/** Shorter than the job may run; the next run goes on with what is left. */
const longest = 200_000;

// As in the outbox of mails: who finds the row due takes it and puts it out of the others' reach for a minute, longer
// than any attempt. News that come meanwhile raise the version: then the row stays.
const claimSql = `update push_message set attempts = attempts + 1, "nextAttempt" = now() + interval '1 minute'
  where id = (select id from push_message where "nextAttempt" <= now() order by "nextAttempt" limit 1 for update skip locked)
  returning id, "subscriptionId", "itemId", attempts, version`;

// A session that is over, a closed account and a kind that was switched off meanwhile are told nothing.
const targetSql = `select p.endpoint, p.p256dh, p.auth, u.id, u.language::text as language, u."companyId",
    c."companyType"::text as "companyType", u."pushKinds"::text[] as kinds
  from push_subscription p join session s on s.id = p."sessionId" join user_account u on u.id = s."userId"
  left join company c on c.id = u."companyId"
  where p.id = $1::uuid and ${openSessionSql} and u."closedAt" is null`;

const doneSql = `delete from push_message where id = $1::uuid and version = $2`;
const laterSql = `update push_message set "nextAttempt" = now() + $3 * interval '1 millisecond'
  where id = $1::uuid and version = $2`;
const goneSql = `delete from push_subscription where id = $1::uuid`;

type Message = { id: string; subscriptionId: string; itemId: string; attempts: number; version: number };
type Target = {
  endpoint: string;
  p256dh: string;
  auth: string;
  id: string;
  language: Language;
  companyId: string | null;
  companyType: string | null;
  kinds: string[];
};
/** `later`: milliseconds until it is tried again. */
type Outcome = "done" | "gone" | { later: number };

const backoff = (attempts: number) => Math.min(minute * 3 ** (attempts - 1), 360 * minute);

/** Seconds, or a date (RFC 9110, 10.2.3); six hours at most. */
function waitOf(header: string | undefined, attempts: number) {
  const seconds = /^\d{1,9}$/.test(header ?? "") ? Number(header) * 1_000 : Date.parse(header ?? "") - Date.now();
  const wanted = Number.isNaN(seconds) ? 0 : seconds;
  return Math.min(Math.max(wanted, backoff(attempts)), 360 * minute);
}

/** 404 and 410: the browser is not there any more. 401 and 403: it subscribed with a key that is no longer ours. */
const isGone = (status: number) => [401, 403, 404, 410].includes(status);

/** Encrypted for the browser alone, and signed; null where its key is no point of the curve. */
function sealed({ endpoint, p256dh, auth, ...recipient }: Target, item: InboxItem, TTL: number) {
  const subscription = { endpoint, keys: { p256dh, auth } };
  if (!pushKeys) return null;
  const vapidDetails = { subject: `mailto:${env.OPERATOR_EMAIL}`, ...pushKeys };
  const options = { vapidDetails, TTL, urgency: urgencyOf(item), topic: topicOf(item) } as const;
  try {
    return webpush.generateRequestDetails(subscription, JSON.stringify(messageOf(item, recipient)), options);
  } catch (error) {
    log.warn({ err: error }, "a browser's key cannot be used");
    return null;
  }
}

async function post(target: Target, item: InboxItem, { ttl, attempts }: { ttl: number; attempts: number }) {
  const details = sealed(target, item, ttl);
  if (!details) return "gone";
  const headers = Object.fromEntries(Object.entries(details.headers).map(([name, value]) => [name, String(value)]));
  const request = { method: "POST", headers, body: details.body, mostBytes: 10_000, timeout: patience } as const;
  const answer = await askOutside(target.endpoint, request);
  if (answer.status < 300) return "done";
  log.warn({ status: answer.status, attempts }, "push service refused");
  if (isGone(answer.status)) return "gone";
  const again = answer.status === 429 || answer.status >= 500;
  return again ? { later: waitOf(answer.headers["retry-after"], attempts) } : "done";
}

async function attempt({ subscriptionId, itemId, attempts }: Message): Promise<Outcome> {
  const [target] = await query<Target>("push.target", targetSql, [subscriptionId]);
  if (!target) return "done";
  const company = target.companyId === null ? null : { id: target.companyId };
  const item = await findItem({ id: target.id, language: target.language, company }, itemId);
  // Seen on an open page, or dealt with by a colleague.
  if (!item || item.read || item.done || !target.kinds.includes(item.kind)) return "done";
  const ttl = lifetimeOf(item) - Math.floor((Date.now() - item.at) / 1_000);
  if (ttl <= 0) return "done";
  try {
    return await post(target, item, { ttl, attempts });
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    log.warn({ reason: error.reason, attempts }, "push service not reached");
    // Its name leads into the network by now.
    return error.reason === "addressRefused" ? "gone" : { later: backoff(attempts) };
  }
}

async function deliver(message: Message) {
  const { id, version, subscriptionId, attempts } = message;
  const outcome = await attempt(message);
  if (outcome === "gone") await query("push.gone", goneSql, [subscriptionId]);
  else if (outcome === "done" || attempts >= mostAttempts) await query("push.done", doneSql, [id, version]);
  else await query("push.later", laterSql, [id, version, outcome.later]);
}

/** Sends what is due to browsers, several at once. What fails is tried again until it is no news any more. */
export async function sendPushes() {
  if (!pushKeys) return;
  const end = Date.now() + longest;
  const goesOn = () => Date.now() < end && !isStopping();
  const next = async () => (goesOn() ? (await query<Message>("push.claim", claimSql))[0] : undefined);
  const work = async () => {
    for (let message = await next(); message; message = await next()) await deliver(message);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
