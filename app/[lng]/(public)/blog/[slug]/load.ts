import { notFound } from "next/navigation";
import { cache } from "react";
import { AppError } from "@/lib/errors";
import { getNews } from "@/lib/features/news/queries/article";
import { readingLanguage } from "@/lib/features/news/rules";
import { isLanguage } from "@/lib/i18n/routing";
import { currentViewer } from "../../../current-viewer";

/** A published article and the language it is read in; the not-found page for all else, for admins too. */
export const loadArticle = cache(async (lng: string, slug: string) => {
  if (!isLanguage(lng)) notFound();
  const article = await getNews(await currentViewer(), slug).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "NotFound") notFound();
    throw error;
  });
  const language = readingLanguage(article.languages, lng);
  if (article.state !== "published" || article.slug !== slug || !language) notFound();
  return { article, language, lng };
});
