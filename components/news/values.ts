import type { Resolver } from "react-hook-form";
import { resolverLater } from "@/components/form/check-later";
import { fieldwise } from "@/components/form/fieldwise";
import { resolved } from "@/components/form/resolved";
import { anyTitle, problemsOf, type Texts } from "@/lib/features/news/rules";
import type { NewsChange, NewsRecord } from "@/lib/features/news/schema/news";
import { slugOf } from "@/lib/fold";
import { fieldErrors } from "@/lib/http/validation";
import { type Language, languages } from "@/lib/i18n/routing";

export type NewsValues = {
  slug: string;
  title: Texts;
  summary: Texts;
  text: Texts;
  picture: string | null;
  shown: "draft" | "public";
  publishAt: number | null;
};

const none: Texts = { de: "", en: "", es: "" };
export const newValues: NewsValues = {
  slug: "",
  title: none,
  summary: none,
  text: none,
  picture: null,
  shown: "draft",
  publishAt: null,
};

export function valuesOf({ slug, title, summary, text, picture, draft, publishAt }: NewsRecord): NewsValues {
  return { slug, title, summary, text, picture, shown: draft ? "draft" : "public", publishAt };
}

const inAll = <Field extends "title" | "summary" | "text">(field: Field) =>
  languages.map((language) => `${field}.${language}` as const);
/** In the form's order. */
export const fieldNames = [
  ...inAll("title"),
  ...inAll("summary"),
  ...inAll("text"),
  ...(["slug", "picture", "shown", "publishAt"] as const),
];
export type FieldName = (typeof fieldNames)[number];
export const fields = fieldwise<NewsValues, FieldName>(fieldNames);

/** The address that an article gets where none is typed: of the title in the writer's own language, if there is one. */
export const slugFor = ({ title }: Pick<NewsValues, "title">, writer: Language) => slugOf(anyTitle(title, writer).text);

/** What is sent; an empty address stays what it was. */
export function changeOf({ slug, shown, ...rest }: NewsValues): NewsChange {
  return { ...rest, ...(slug.trim() ? { slug: slug.trim() } : {}), draft: shown === "draft" };
}

const trimmed = (texts: Texts) =>
  Object.fromEntries(languages.map((language) => [language, texts[language].trim()])) as Texts;

/** Errors of the form: those of the wire's shape, then what stands against publishing. */
export const resolverFor = resolverLater(async () => {
  const { newsChange } = await import("@/lib/features/news/schema/news");
  return (wanted: Language): Resolver<NewsValues> =>
    async (values) => {
      const checked = newsChange.safeParse(changeOf(values), { reportInput: true });
      const wrong = checked.success ? [] : fieldErrors(checked.error.issues);
      const article = { title: trimmed(values.title), text: trimmed(values.text), draft: values.shown === "draft" };
      return resolved(values, [...wrong, ...problemsOf(article, wanted)]);
    };
});

/** How far a language is: all, part of it, or nothing. */
export function progressOf({ title, text }: Pick<NewsValues, "title" | "text">, language: Language) {
  const parts = [title[language], text[language]].filter((part) => part.trim() !== "").length;
  return parts === 2 ? "full" : parts === 1 ? "part" : "none";
}
