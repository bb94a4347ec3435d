import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { BlockList, isIP } from "node:net";
import { env } from "@/env.mjs";
import { frontHeader, languageHeader } from "@/lib/http/gate";
import { makeLru } from "@/lib/lru";

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

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

function listOf(networks: readonly string[]) {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

const proxies = listOf(env.TRUST_PROXY ? (env.TRUSTED_PROXIES ?? []) : []);
/** IPv4 as a socket that hears both kinds tells it. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

/** What was found of an address: looking through the networks is a tenth of a stored answer. */
const known = makeLru<boolean>(10_000);
/** Longest that an address is; with a zone behind it, it may be of any length, and is not remembered. */
const longest = 45;

function isTrusted(address: string) {
  const found = plain(address);
  if (isIP(found) === 0) return false;
  const is = known.get(found) ?? proxies.check(found, familyOf(found));
  if (found.length <= longest) known.set(found, is);
  return is;
}

const itemsOf = (header: string | string[] | undefined) =>
  (Array.isArray(header) ? header.join(",") : (header ?? "")).split(",").map((item) => item.trim());

/** The last address before our proxies: all to its left is what a client may have made up. */
function clientOf(headers: IncomingHttpHeaders, socketAddress: string) {
  const way = [...itemsOf(headers["x-forwarded-for"]).filter(Boolean), socketAddress];
  const last = way.findLastIndex((address) => !isTrusted(address));
  return way[Math.max(last, 0)] ?? socketAddress;
}

/** Takes away what a client may not claim, and says who it is: the socket, or whom a trusted proxy names. */
export function cleanHeaders(request: IncomingMessage) {
  const { headers } = request;
  const socketAddress = request.socket.remoteAddress ?? "local";
  const isProxied = isTrusted(socketAddress);
  const ip = isProxied ? clientOf(headers, socketAddress) : socketAddress;
  const proto = isProxied ? itemsOf(headers["x-forwarded-proto"]).at(-1) : undefined;
  for (const name of Object.keys(headers)) if (ours.test(name) || oursByName.has(name)) delete headers[name];
  headers["x-forwarded-for"] = ip;
  headers["x-forwarded-proto"] = proto === "https" ? "https" : "http";
  headers["x-forwarded-host"] = headers.host ?? "";
}

export function secure(response: ServerResponse) {
  for (const name in securityHeaders) response.setHeader(name, securityHeaders[name] as string);
}
