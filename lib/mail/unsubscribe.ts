import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "@/env.mjs";
import { bySecret } from "@/lib/secrets";
import type { Language } from "@/lib/i18n/routing";
import { isMailGroup, type MailGroup } from "./groups";

export type Subscription = { email: string; group: MailGroup };

// A label of its own keeps these signatures from being good for anything else the secret signs.
const sign = (payload: string, secret = env.NEXTAUTH_SECRET) =>
  createHmac("sha256", secret).update(`unsubscribe\n${payload}`).digest("base64url");

function isSigned(payload: string, signature: string) {
  const given = Buffer.from(signature);
  return bySecret((secret) => {
    const right = Buffer.from(sign(payload, secret));
    return (given.length === right.length && timingSafeEqual(given, right)) || null;
  });
}

/** Unsubscriptions are kept under this form of an address. */
export const subscriberKey = (email: string) => email.trim().toLowerCase();

/** Signed, without expiry: the link of an old mail must work too (RFC 8058). */
export function unsubscribeToken({ email, group }: Subscription) {
  const payload = Buffer.from(JSON.stringify([subscriberKey(email), group])).toString("base64url");
  return `${payload}.${sign(payload)}`;
}

export function unsubscribeUrl(subscription: Subscription) {
  return new URL(`/api/unsubscribe/${unsubscribeToken(subscription)}`, env.APP_URL).href;
}

/** Page with one question and one button, for people; mail programs use the address above. */
export function unsubscribePage(subscription: Subscription, language: Language) {
  return new URL(`/${language}/unsubscribe/${unsubscribeToken(subscription)}`, env.APP_URL).href;
}

/** Null for what this installation has not signed. */
export function readUnsubscribeToken(token: string): Subscription | null {
  const [payload, signature, more] = token.split(".");
  if (!payload || !signature || more !== undefined) return null;
  if (!isSigned(payload, signature)) return null;
  try {
    const [email, group] = JSON.parse(Buffer.from(payload, "base64url").toString()) as unknown[];
    return typeof email === "string" && isMailGroup(group) ? { email, group } : null;
  } catch {
    return null;
  }
}
