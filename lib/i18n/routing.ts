import { clientEnv } from "@/env.client.mjs";

export const languages = ["de", "en", "es"] as const;
export type Language = (typeof languages)[number];

/** Each in its own words. */
export const languageNames: Record<Language, string> = { de: "Deutsch", en: "English", es: "Español" };

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

export const defaultLanguage: Language = isLanguage(clientEnv.defaultLanguage) ? clientEnv.defaultLanguage : "en";

/** Cookie (path /) and browser storage key of the chosen language. */
export const languageCookie = "language";

/** 0 = Sunday (English), 1 = Monday (German, Spanish) (docs/spec.md, 9). */
export function weekStartsOn(language: Language): 0 | 1 {
  return language === "en" ? 0 : 1;
}

/** Best of the three languages for an Accept-Language header (RFC 9110 quality values). */
export function negotiateLanguage(header: string | null): Language | null {
  const queries = (header ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.split("-")[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter((query) => query.quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const query of queries) if (isLanguage(query.tag)) return query.tag;
  return null;
}

/** Language of a reader who has not said one in the address: the cookie, then Accept-Language, then the default. */
export function preferredLanguage(cookies: ReadonlyMap<string, string>, acceptLanguage: string | null): Language {
  const chosen = cookies.get(languageCookie);
  return isLanguage(chosen) ? chosen : (negotiateLanguage(acceptLanguage) ?? defaultLanguage);
}
