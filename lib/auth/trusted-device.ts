import { AsyncLocalStorage } from "node:async_hooks";
import { env } from "@/env.mjs";
import { trustDays } from "@/lib/features/factor/rules";
import { parseCookies } from "./cookie";

const secure = env.APP_URL.startsWith("https://");
const name = secure ? "__Secure-charabanc.device" : "charabanc.device";

/** What this browser holds for being asked no code. */
export const deviceTokenOf = (cookies: string | undefined) => parseCookies(cookies ?? null).get(name);

const answers = new AsyncLocalStorage<{ token?: string }>();

/** The browser that signs in is to be trusted: next-auth answers it, and knows nothing of that. */
export function rememberDevice(token: string) {
  const answer = answers.getStore();
  if (answer) answer.token = token;
}

/** Runs a sign-in and gives the browser its cookie along with the answer. */
export async function withTrustedDevice(work: () => Promise<Response>) {
  const given: { token?: string } = {};
  const answer = await answers.run(given, work);
  if (!given.token) return answer;
  const headers = new Headers(answer.headers);
  const parts = [
    `${name}=${given.token}`,
    "Path=/api/auth",
    `Max-Age=${trustDays * 86_400}`,
    "HttpOnly",
    "SameSite=Strict",
  ];
  headers.append("set-cookie", [...parts, ...(secure ? ["Secure"] : [])].join("; "));
  return new Response(answer.body, { status: answer.status, headers });
}
