import { env } from "@/env.mjs";
import { forbidden } from "@/lib/errors";
import { isLoopback } from "@/lib/startup/reach";
import type { ApiRequest } from "./api-request";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

const { origin: site, protocol, hostname, port } = new URL(env.APP_URL);
/**
 * The public address alone, its scheme included: what a request says of its own host is a stranger's word, and a page
 * that came in the clear may be anybody's. A demo has three names.
 */
const own = new Set([site]);
if (isLoopback(hostname)) {
  for (const name of ["localhost", "127.0.0.1", "[::1]"]) own.add(`${protocol}//${port ? `${name}:${port}` : name}`);
}

/** Throws Forbidden for a change that another site's page asks a browser to make. */
export function requireSameSite(request: ApiRequest) {
  if (safe.has(request.method)) return;
  const origin = request.headers.get("origin");
  if (request.headers.get("sec-fetch-site") === "cross-site") throw forbidden();
  if (origin !== null && !own.has(origin)) throw forbidden();
}
