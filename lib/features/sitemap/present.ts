import { env } from "@/env.mjs";
import { defaultLanguage, languages } from "@/lib/i18n/routing";
import type { Entry } from "./rules";

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";

const escaped: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => escaped[sign] ?? "");
const address = (path: string) => escapeXml(new URL(path, env.APP_URL).href);

/** The index: where the parts lie. */
export function sitemapIndexXml(files: readonly string[]) {
  const parts = files.map((file) => `<sitemap><loc>${address(`/sitemap/${file}`)}</loc></sitemap>`);
  return `${head}<sitemapindex xmlns="${schema}">\n${parts.join("\n")}\n</sitemapindex>\n`;
}

const alternate = (language: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;

/** One address a language, each with all its sisters. */
function entryXml({ path, changed, languages: spoken = languages }: Entry) {
  const own = spoken.map((language) => ({ language, href: address(`/${language}${path}`) }));
  const sisters = own.map(({ language, href }) => alternate(language, href)).join("");
  const first = spoken.includes(defaultLanguage) ? defaultLanguage : spoken[0];
  const unknown = first ? alternate("x-default", address(`/${first}${path}`)) : "";
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "";
  return own.map(({ href }) => `<url><loc>${href}</loc>${lastmod}${sisters}${unknown}</url>`).join("\n");
}

export function sitemapXml(entries: readonly Entry[]) {
  const xhtml = "http://www.w3.org/1999/xhtml";
  return `${head}<urlset xmlns="${schema}" xmlns:xhtml="${xhtml}">\n${entries.map(entryXml).join("\n")}\n</urlset>\n`;
}

const closed = [
  "userpanel",
  "adminpanel",
  "create-subscription",
  "myrequest",
  "answer",
  "drive",
  "dispatch",
  "unsubscribe",
  "confirmuser",
  "resetpw",
];

/** Panels, links of one person and the API are nobody's search result; what was uploaded to be shown is. */
export function robotsTxt() {
  const paths = languages.flatMap((language) => closed.map((part) => `Disallow: /${language}/${part}`));
  const lines = ["User-agent: *", "Allow: /api/upload/", "Disallow: /api/", ...paths];
  return [...lines, "", `Sitemap: ${new URL("/sitemap.xml", env.APP_URL).href}`, ""].join("\n");
}
