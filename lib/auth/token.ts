import { decode, type JWTDecodeParams } from "next-auth/jwt";
import { env } from "@/env.mjs";
import { bySecretLater } from "@/lib/secrets";

/** Seconds a session lives without a new sign-in, however much it is used. */
export const sessionSeconds = env.SESSION_DAYS * 24 * 60 * 60;

/** What our cookie carries: the session's row and the user's session version, nothing about rights. */
export type SessionClaims = { sid: string; sv: number };

/** Of a session's cookie: whoever signed in before the secret was renewed stays signed in. */
export const decodeSession = ({ token, salt = "" }: Pick<JWTDecodeParams, "token" | "salt">) =>
  bySecretLater((secret) => decode({ token, salt, secret }).catch(() => null));

export async function readSessionToken(token: string): Promise<SessionClaims | null> {
  const claims = await decodeSession({ token });
  if (typeof claims?.sid !== "string" || typeof claims.sv !== "number") return null;
  return { sid: claims.sid, sv: claims.sv };
}
