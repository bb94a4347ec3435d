import type { NextAuthOptions } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { env } from "@/env.mjs";
import { AppError } from "@/lib/errors";
import { sourceOf } from "@/lib/limits/source";
import { SecondStep } from "@/lib/features/factor/commands/second-step";
import { signIn, signInByPasskey } from "@/lib/features/user/commands/sign-in";
import { log } from "@/lib/log";
import { deviceTokenOf, rememberDevice } from "./trusted-device";
import { parseCookies, sessionCookie, secureSessionCookie } from "./cookie";
import { endSignedOut } from "./sign-out";
import { decodeSession, readSession, type SessionClaims, sessionSeconds } from "./token";

const secure = env.APP_URL.startsWith("https://");

const credentials = Credentials({
  credentials: { username: {}, password: {}, code: {}, trust: {}, passkey: {} },
  authorize: async (given, request) => {
    const headers = (request.headers ?? {}) as Record<string, string | undefined>;
    const ip = sourceOf(headers["x-forwarded-for"]);
    const { username: name, password, code, trust, passkey } = given ?? {};
    const step = { code, trust: trust === "true", device: deviceTokenOf(headers.cookie) };
    try {
      const before = (await readSession(parseCookies(headers.cookie ?? null)))?.sid;
      const from = { ip, userAgent: headers["user-agent"], before };
      const signedIn = await (passkey
        ? signInByPasskey({ passkey, ...from })
        : signIn({ name, password, step, ...from }));
      if (signedIn?.device) rememberDevice(signedIn.device);
      return signedIn;
    } catch (error) {
      if (error instanceof SecondStep) throw new Error(`${error.refusal}:0`);
      // next-auth passes nothing on but the message, in the address that it answers with.
      if (error instanceof AppError) throw new Error(`${error.code}:${error.retryAfter ?? 0}`);
      log.error({ err: error }, "sign-in failed");
      throw new Error("Unavailable:0");
    }
  },
});

/** What `signIn` gave back travels as next-auth's user. */
function claimsOf(user: object): Partial<SessionClaims> {
  return { sid: (user as Partial<SessionClaims>).sid, sv: (user as Partial<SessionClaims>).sv };
}

/** next-auth with our own session row behind its cookie: `sid` names the row, `sv` the user's session version. */
export const authOptions: NextAuthOptions = {
  secret: env.NEXTAUTH_SECRET,
  providers: [credentials],
  session: { strategy: "jwt", maxAge: sessionSeconds },
  jwt: { decode: decodeSession },
  pages: { signIn: "/login", error: "/login" },
  useSecureCookies: secure,
  cookies: {
    sessionToken: {
      name: secure ? secureSessionCookie : sessionCookie,
      options: { httpOnly: true, sameSite: "strict", path: "/", secure },
    },
  },
  callbacks: {
    jwt: ({ token, user }) => (user ? { ...claimsOf(user) } : token),
    session: ({ session }) => ({ expires: session.expires }),
  },
  events: {
    signOut: async ({ token }) => {
      if (typeof token?.sid === "string") await endSignedOut(token.sid);
    },
  },
};
