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
const atOnce = 32;
/** A push service that hangs holds up its own news, and nobody else's. */
const atOnceEach = 8;
/** Between two looks for more while some are under way: what is told meanwhile does not wait for a service that hangs. */
const look = 500;
/** Shorter than the job may run; the next run goes on with what is left. */
const longest = 200_000;

// As in the outbox of mails: who finds the row due takes it and puts it out of the others' reach for a minute, longer
// than any attempt. News that come meanwhile raise the version: then the row stays. $1 services that have enough in hand.
const claimSql = `update push_message m set attempts = m.attempts + 1, "nextAttempt" = now() + interval '1 minute'
  from (select w.id, split_part(p.endpoint, '/', 3) as service from push_message w
    join push_subscription p on p.id = w."subscriptionId"
    where w."nextAttempt" <= now() and split_part(p.endpoint, '/', 3) <> all($1::text[])
    order by w."nextAttempt" limit 1 for update of w skip locked) due
  where m.id = due.id returning m.id, m."subscriptionId", m."itemId", m.attempts, m.version, due.service`;

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

type Message = {
  id: string;
  subscriptionId: string;
  itemId: string;
  attempts: number;
  version: number;
  service: string;
};
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

type InHand = ReadonlyMap<Promise<void>, string>;

/** Services that have as many in hand as they may. */
function fullOnes(inHand: InHand) {
  const services = [...inHand.values()];
  return [...new Set(services)].filter((one) => services.filter((other) => other === one).length >= atOnceEach);
}

const rest = () => new Promise<void>((resolve) => setTimeout(resolve, look).unref());

/** Sends what is due to browsers, several at once. What fails is tried again until it is no news any more. */
export async function sendPushes() {
  if (!pushKeys) return;
  const end = Date.now() + longest;
  const inHand = new Map<Promise<void>, string>();
  /** Past the news of a full service there was nothing: that look is long where many wait, and not taken with each delivery. */
  let restsUntil = 0;
  const next = async () => {
    const full = fullOnes(inHand);
    if (inHand.size >= atOnce || Date.now() >= end || isStopping()) return;
    if (full.length > 0 && Date.now() < restsUntil) return;
    const [message] = await query<Message>("push.claim", claimSql, [full]);
    if (!message && full.length > 0) restsUntil = Date.now() + look;
    return message;
  };
  const start = (message: Message) => {
    const failed = (err: unknown) => log.error({ err }, "a push was not delivered");
    const work: Promise<void> = deliver(message)
      .catch(failed)
      .finally(() => inHand.delete(work));
    inHand.set(work, message.service);
  };
  for (;;) {
    const message = await next();
    if (message) start(message);
    else if (inHand.size > 0) await Promise.race([...inHand.keys(), rest()]);
    else return;
  }
}
