import { analyticsEnv, clientEnv, googleTagService } from "@/env.client.mjs";
import { putOrigin } from "@/lib/storage/putOrigin";

type Query = { nonce?: string; hashes?: readonly string[]; embed?: boolean; development?: boolean };

const google = "https://maps.googleapis.com https://maps.gstatic.com";

/** Where the statistics come from and go to; Google's own service sends to hosts beside its script's. */
function tagSources() {
  const { id, service } = analyticsEnv();
  if (!id) return { script: [], data: [] };
  if (service !== googleTagService) return { script: [new URL(service).origin], data: [new URL(service).origin] };
  const data = ["https://*.google-analytics.com", "https://*.analytics.google.com", "https://*.googletagmanager.com"];
  return { script: ["https://*.googletagmanager.com"], data };
}

function scriptSource({ nonce, hashes = [], development }: Query) {
  const own = nonce ? [`'nonce-${nonce}'`] : hashes.map((hash) => `'sha256-${hash}'`);
  const maps = clientEnv.googleMapsKey ? [google] : [];
  return ["'self'", ...own, ...maps, ...tagSources().script, ...(development ? ["'unsafe-eval'"] : [])].join(" ");
}

function dataSources() {
  const sources: string[] = [...tagSources().data];
  if (clientEnv.googleMapsKey) sources.push(google, "https://*.googleapis.com", "https://*.gstatic.com");
  if (clientEnv.mapStyleUrl) sources.push(new URL(clientEnv.mapStyleUrl).origin);
  return sources.length > 0 ? ` ${sources.join(" ")}` : "";
}

/**
 * Content-Security-Policy of a page: a nonce for pages made for one reader, hashes of the inline scripts for
 * a stored page. `embed` lets other sites frame the page (the single request form).
 */
export function contentSecurityPolicy(query: Query) {
  const others = dataSources();
  const store = putOrigin();
  return [
    "default-src 'self'",
    `script-src ${scriptSource(query)}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${others}`,
    "font-src 'self'",
    `connect-src 'self'${others}${store ? ` ${store}` : ""}${query.development ? " ws:" : ""}`,
    // Films of others play only after a click and consent; what may frame us stands below.
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    "media-src 'self' https: blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${query.embed ? "*" : "'none'"}`,
  ].join("; ");
}

/** Pages that a company may embed on its own site (both external link kinds). */
export function mayBeFramed(pathname: string) {
  return /^\/(de|en|es)\/(singlerequest\/|travelrecommendations\/?$)/.test(pathname);
}
