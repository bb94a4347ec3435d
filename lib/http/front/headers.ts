import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "@/env.mjs";
import { frontHeader, languageHeader } from "@/lib/http/gate";

/** What only we ourselves or a trusted proxy may say. */
const ours = /^(x-forwarded-|x-middleware-|x-invoke-|x-matched-path|x-now-|x-vercel-|x-prerender-|x-nextjs-)/;
const oursByName = new Set([
  frontHeader,
  languageHeader,
  "content-security-policy",
  "forwarded",
  "x-real-ip",
  "next-resume",
]);

export const securityHeaders: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "geolocation=(self), camera=(), microphone=(), payment=(self)",
  "cross-origin-opener-policy": "same-origin",
  ...(env.APP_URL.startsWith("https:") ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
};

function last(header: string | string[] | undefined) {
  const text = Array.isArray(header) ? header.join(",") : header;
  return text?.split(",").at(-1)?.trim() || undefined;
}

/** Takes away what a client may not claim, and says who it is from the socket (or the one trusted proxy). */
export function cleanHeaders(request: IncomingMessage) {
  const { headers } = request;
  const claimed = env.TRUST_PROXY
    ? { ip: last(headers["x-forwarded-for"]), proto: last(headers["x-forwarded-proto"]) }
    : { ip: undefined, proto: undefined };
  for (const name of Object.keys(headers)) if (ours.test(name) || oursByName.has(name)) delete headers[name];
  headers["x-forwarded-for"] = claimed.ip ?? request.socket.remoteAddress ?? "local";
  headers["x-forwarded-proto"] = claimed.proto === "https" ? "https" : "http";
  headers["x-forwarded-host"] = headers.host ?? "";
}

export function secure(response: ServerResponse) {
  for (const name in securityHeaders) response.setHeader(name, securityHeaders[name] as string);
}
