import { env } from "@/env.mjs";
import { forbidden } from "@/lib/errors";
import type { ApiRequest } from "./api-request";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

function hostOf(origin: string) {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}

/** Throws Forbidden for a change that another site's page asks a browser to make. */
export function requireSameSite(request: ApiRequest) {
  if (safe.has(request.method)) return;
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  if (site === "cross-site") throw forbidden();
  if (origin === null) return;
  const host = hostOf(origin);
  const own = [request.headers.get("host"), new URL(request.url).host, new URL(env.APP_URL).host];
  if (host === null || !own.includes(host)) throw forbidden();
}
