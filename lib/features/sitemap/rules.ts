import type { Language } from "@/lib/i18n/routing";

/** Pages without a record behind them, without the language segment. */
export const fixedPages = [
  "",
  "/request/new",
  "/price",
  "/travelrecommendations",
  "/buspartner",
  "/adpartners",
  "/adpartners/prices",
  "/register/buspartner",
  "/register/advertiser",
  "/faq",
  "/blog",
  "/contact",
  "/imprint",
  "/terms_and_conditions",
  "/privacypolicy",
] as const;

/** Records in one part: times three languages far below the 50,000 addresses that a part may hold. */
export const partSize = 2_000;

/** An address in every language (or in those named), and when it last changed where that is known. */
export type Entry = { path: string; changed?: Date | null; languages?: readonly Language[] };

/** "profiles-3.xml" → profiles, 3; null for what is no part. */
export function readPart(file: string) {
  const found = /^([a-z]{1,20})-(0|[1-9]\d{0,4})\.xml$/.exec(file);
  return found ? { section: found[1] ?? "", index: Number(found[2]) } : null;
}
