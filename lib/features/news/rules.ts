import type { FieldError } from "@/lib/errors";
import { languageOrder } from "@/lib/i18n/fallback";
import { type Language, languages } from "@/lib/i18n/routing";

export const newsStates = ["draft", "planned", "published"] as const;
export type NewsState = (typeof newsStates)[number];

/** One text a language; empty where there is none. */
export type Texts = Record<Language, string>;
type Article = { title: Texts; text: Texts };

/** Milliseconds; an article without a date is not public. */
export function newsStateOf(
  { draft, publishAt }: { draft: boolean; publishAt: number | null },
  now: number,
): NewsState {
  if (draft || publishAt === null) return "draft";
  return publishAt <= now ? "published" : "planned";
}

/** Languages in which the article can be read: with a title and a text. */
export const readableIn = ({ title, text }: Article): Language[] =>
  languages.filter((language) => title[language] !== "" && text[language] !== "");

/** The reader's own language, else the first in which there is something to read. */
export function readingLanguage(readable: readonly Language[], wanted: Language): Language | null {
  return languageOrder(wanted).find((language) => readable.includes(language)) ?? null;
}

/** A title for lists of the admins, in whichever language there is one. */
export function anyTitle(title: Texts, wanted: Language) {
  const language = languageOrder(wanted).find((one) => title[one] !== "") ?? wanted;
  return { text: title[language], language };
}

/** What stands against storing it like this. A draft needs a title, what is public no half language. */
export function problemsOf({ title, text, draft }: Article & { draft: boolean }, wanted: Language): FieldError[] {
  if (languages.every((language) => title[language] === "")) {
    return [{ path: `title.${wanted}`, message: "required" }];
  }
  if (draft) return [];
  return languages.flatMap((language) => {
    if (title[language] !== "" && text[language] === "") return [{ path: `text.${language}`, message: "required" }];
    return title[language] === "" && text[language] !== "" ? [{ path: `title.${language}`, message: "required" }] : [];
  });
}

const picture = /\/api\/upload\/[0-9a-f-]{36}\.webp/g;

/** Addresses of the pictures of ours that a Markdown text shows, none twice. */
export const picturesIn = (markdown: string) => [...new Set(markdown.match(picture) ?? [])];
