import { env } from "@/env.mjs";
import { isPublic } from "@/lib/startup/reach";

const hour = 3_600_000;
const day = 24 * hour;

/** When a session must have begun, and been used last, to go on at `now`. */
export function sessionBounds(role: "user" | "admin", now = Date.now()) {
  const idle = role === "admin" ? env.ADMIN_IDLE_HOURS * hour : env.SESSION_IDLE_DAYS * day;
  return { begun: new Date(now - env.SESSION_DAYS * day), seen: new Date(now - idle) };
}

/**
 * The same of the rows `s` of a session and `u` of its account: a stolen cookie ends by itself, an admin's soon. What
 * reads sessions asks this, nothing else.
 */
export const openSessionSql = `s."expiresAt" > now() and s."createdAt" > now() - interval '${env.SESSION_DAYS} days'
  and s."lastSeenAt" > now() - case when u.role = 'admin' then interval '${env.ADMIN_IDLE_HOURS} hours'
    else interval '${env.SESSION_IDLE_DAYS} days' end`;

/** Enough of an address to tell one's own network from a stranger's, and not enough to find a door. */
export function networkOf(source: string) {
  // Of IPv6 the source is its network of 64 bits.
  const isSix = source.includes(":");
  if (!isPublic(isSix ? `${source}::` : source)) return "local";
  if (!isSix) return source.replace(/\.\d+$/, ".x");
  return `${source.split(":").slice(0, 3).join(":")}:x`;
}
