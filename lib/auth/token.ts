import { decode } from "next-auth/jwt";
import { env } from "@/env.mjs";

/** Seconds a session lives without a new sign-in, however much it is used. */
export const sessionSeconds = env.SESSION_DAYS * 24 * 60 * 60;

/** What our cookie carries: the session's row and the user's session version, nothing about rights. */
export type SessionClaims = { sid: string; sv: number };

export async function readSessionToken(token: string): Promise<SessionClaims | null> {
  try {
    const claims = await decode({ token, secret: env.NEXTAUTH_SECRET });
    if (typeof claims?.sid !== "string" || typeof claims.sv !== "number") return null;
    return { sid: claims.sid, sv: claims.sv };
  } catch {
    return null;
  }
}
