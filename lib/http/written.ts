import { env } from "@/env.mjs";

/** Says for two seconds that its reader has just written something: nothing stored before that is for it. */
const wroteCookie = "wrote";
const secure = env.APP_URL.startsWith("https:") ? "; Secure" : "";

export const hasWritten = (cookies: ReadonlyMap<string, string>) => cookies.has(wroteCookie);
export const writtenCookie = `${wroteCookie}=1; Path=/; Max-Age=2; HttpOnly; SameSite=Lax${secure}`;
