import { analyticsEnv, googleMapsKey, googleTagService, mapStyleUrl, stripeKey } from "@/env.client.mjs";
import { putOrigin } from "@/lib/storage/put-origin";
import { mayBeFramed } from "./framed";

type Query = { nonce?: string; hashes?: readonly string[]; pathname?: string; development?: boolean };

const films = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];
const google = "https://maps.googleapis.com https://maps.gstatic.com";

/** Where the statistics come from and go to; Google's own service sends to hosts beside its script's. */
function tagSources() {
  const { id, service } = analyticsEnv();
  if (!id) return { script: [], data: [] };
  if (service !== googleTagService) return { script: [new URL(service).origin], data: [new URL(service).origin] };
  const data = ["https://*.google-analytics.com", "https://*.analytics.google.com", "https://*.googletagmanager.com"];
  return { script: ["https://*.googletagmanager.com"], data };
}

const none = { script: [], frame: [], data: [] };
const stripe = {
  script: ["https://js.stripe.com", "https://*.js.stripe.com"],
  frame: [
    "https://js.stripe.com",
    "https://*.js.stripe.com",
    "https://checkout.stripe.com",
    "https://hooks.stripe.com",
  ],
  data: ["https://api.stripe.com", "https://checkout.stripe.com"],
};

/** The card form (docs.stripe.com/security/guide): on the page of the subscription alone. */
const cardSources = (pathname: string) =>
  stripeKey() && /^\/(de|en|es)\/create-subscription\/?$/.test(pathname) ? stripe : none;

function scriptSource({ nonce, hashes = [], pathname = "", development }: Query) {
  const own = nonce ? [`'nonce-${nonce}'`] : hashes.map((hash) => `'sha256-${hash}'`);
  const maps = googleMapsKey() ? [google] : [];
  const others = [...tagSources().script, ...cardSources(pathname).script];
  return ["'self'", ...own, ...maps, ...others, ...(development ? ["'unsafe-eval'"] : [])].join(" ");
}

function dataSources(pathname: string) {
  const sources: string[] = [...tagSources().data, ...cardSources(pathname).data];
  if (googleMapsKey()) sources.push(google, "https://*.googleapis.com", "https://*.gstatic.com");
  if (mapStyleUrl()) sources.push(new URL(mapStyleUrl()).origin);
  return sources.length > 0 ? ` ${sources.join(" ")}` : "";
}

/**
 * Content-Security-Policy of a page: a nonce for pages made for one reader, hashes of the inline scripts for
 * a stored page. By `pathname` other sites may frame it (mayBeFramed), or it may show the card form.
 */
export function contentSecurityPolicy(query: Query) {
  const { pathname = "" } = query;
  const others = dataSources(pathname);
  const store = putOrigin();
  return [
    "default-src 'self'",
    `script-src ${scriptSource(query)}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${others}`,
    "font-src 'self'",
    `connect-src 'self'${others}${store ? ` ${store}` : ""}${query.development ? " ws:" : ""}`,
    // Films of others play only after a click and consent; what may frame us stands below.
    ["frame-src 'self'", ...films, ...cardSources(pathname).frame].join(" "),
    "media-src 'self' https: blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${mayBeFramed(pathname) ? "*" : "'none'"}`,
  ].join("; ");
}
