import { decode, type JWTDecodeParams } from "next-auth/jwt";
import { env } from "@/env.mjs";
import { secureSessionCookie, sessionCookie } from "@/lib/auth/cookie";
import { bySecretLater } from "@/lib/secrets";

/** Seconds a session lives without a new sign-in, however much it is used. */
export const sessionSeconds = env.SESSION_DAYS * 24 * 60 * 60;

/** What our cookie carries: the session's row and the user's session version, nothing about rights. */
export type SessionClaims = { sid: string; sv: number };

/** Of a session's cookie: whoever signed in before the secret was renewed stays signed in. */
export const decodeSession = ({ token, salt = "" }: Pick<JWTDecodeParams, "token" | "salt">) =>
  bySecretLater((secret) => decode({ token, salt, secret }).catch(() => null));

/** One name by the site's scheme: a plain cookie set by a neighbour must not stand in for the prefixed one. */
const cookieName = env.APP_URL.startsWith("https://") ? secureSessionCookie : sessionCookie;

type Opened = { claims: SessionClaims; until: number };

/** By the cookie's text, the longest known first. To open one takes longer than a statement, and each page asks twice. */
const opened = new Map<string, Opened>();
const mostOpened = 2_000;

/** What we made says the same until it runs out; what we did not make is not kept. */
function keep(token: string, kept: Opened) {
  const [first] = opened.keys();
  if (opened.size >= mostOpened && first !== undefined) opened.delete(first);
  opened.set(token, kept);
}

/** What a session's cookie claims; null where we did not make it. Whether the session still stands is not asked. */
export async function readSession(cookies: ReadonlyMap<string, string>): Promise<SessionClaims | null> {
  const token = cookies.get(cookieName);
  if (!token) return null;
  const known = opened.get(token);
  if (known && Date.now() < known.until) return known.claims;
  opened.delete(token);
  const read = await decodeSession({ token });
  if (typeof read?.sid !== "string" || typeof read.sv !== "number") return null;
  const claims = { sid: read.sid, sv: read.sv };
  if (typeof read.exp === "number") keep(token, { claims, until: read.exp * 1000 });
  return claims;
}
