import { carriesSecret, countedAddress } from "./masking";
import type { TagSettings } from "./settings";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

type Vital = { id: string; name: string; value: number; rating?: string };

const vitals = new Set(["LCP", "CLS", "INP", "FCP", "TTFB"]);

/** A measurement as an event of the tag; null for what is no web vital. CLS is told in thousandths, all else in ms. */
export function vitalEvent({ id, name, value, rating }: Vital) {
  if (!vitals.has(name)) return null;
  const rounded = Math.round(name === "CLS" ? value * 1000 : value);
  return { name, params: { value: rounded, metric_id: id, metric_rating: rating ?? "", non_interaction: true } };
}

let running: TagSettings | null = null;
let loaded = false;
let before = "";

/** The tag's own calling form: its script tells our calls from others by the arguments object. */
function gtag(..._call: unknown[]) {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the tag's script ignores arrays
  window.dataLayer.push(arguments);
}

const offSwitch = (id: string) => `ga-disable-${id}`;
const setOff = (id: string, off: boolean) => Object.assign(window, { [offSwitch(id)]: off });

function loadScript({ id, service }: TagSettings) {
  if (loaded) return;
  loaded = true;
  const script = document.createElement("script");
  script.async = true;
  script.src = `${service}/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** What the tag may know of a page; it reads the address bar by itself where it is not told. */
function here(pathname: string, marketing: boolean) {
  const page_path = countedAddress(pathname, location.search, marketing);
  const title = carriesSecret(location.href) ? "" : document.title;
  return { page_path, page_location: `${location.origin}${page_path}`, page_referrer: before, page_title: title };
}

const granted = (yes: boolean) => (yes ? "granted" : "denied");

export function startTag(settings: TagSettings, pathname: string, marketing: boolean) {
  if (running) return;
  running = settings;
  setOff(settings.id, false);
  const ads = granted(marketing);
  gtag("consent", "default", {
    analytics_storage: "granted",
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
  });
  gtag("js", new Date());
  gtag("set", here(pathname, marketing));
  gtag("config", settings.id, {
    send_page_view: false,
    anonymize_ip: true,
    allow_google_signals: false,
    allow_ad_personalization_signals: marketing,
    ...(settings.own ? { server_container_url: settings.service } : {}),
  });
  loadScript(settings);
}

export function countPage(pathname: string, marketing: boolean) {
  if (!running) return;
  const page = here(pathname, marketing);
  gtag("set", page);
  gtag("event", "page_view", page);
  before = page.page_location;
}

/** One function for the life of the page: the hook registers again for each new one. */
export function countVital(metric: Vital) {
  const event = running && vitalEvent(metric);
  if (event) gtag("event", event.name, event.params);
}

function expire(name: string, domain = "") {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a Cookie Store
  document.cookie = `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`;
}

/** From here on the tag sends nothing, and what it kept in the browser is gone. */
export function stopTag() {
  if (!running) return;
  setOff(running.id, true);
  running = null;
  before = "";
  const labels = location.hostname.split(".");
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.split("=")[0] ?? "";
    if (!/^_(ga|gid|gat|gcl|gac)/.test(name)) continue;
    expire(name);
    // The tag sets its cookies for the widest domain it may.
    for (const at of labels.keys()) expire(name, labels.slice(at).join("."));
  }
}
