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

/**
 * Cookies that were opened before, and until when they hold (seconds): deriving the key anew costs as much as a statement.
 * The module's own, for they are worth no more than the secrets it was loaded with.
 */
const opened = new Map<string, SessionClaims & { exp: number }>();
const most = 2_000;

function keep(token: string, claims: SessionClaims & { exp: number }) {
  opened.set(token, claims);
  if (opened.size <= most) return;
  const oldest = opened.keys().next().value;
  if (oldest !== undefined) opened.delete(oldest);
}

/** What a session's cookie claims; null where we did not make it. Whether the session still stands is not asked. */
export async function readSession(cookies: ReadonlyMap<string, string>): Promise<SessionClaims | null> {
  const token = cookies.get(cookieName);
  if (!token) return null;
  const known = opened.get(token);
  if (known && known.exp > Date.now() / 1000) return { sid: known.sid, sv: known.sv };
  const claims = await decodeSession({ token });
  if (typeof claims?.sid !== "string" || typeof claims.sv !== "number") return null;
  const { sid, sv, exp } = claims;
  if (typeof exp === "number") keep(token, { sid, sv, exp });
  return { sid, sv };
}
