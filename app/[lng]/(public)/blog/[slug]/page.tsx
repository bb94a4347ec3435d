import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import Image from "next/image";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { ArticleData } from "@/components/news/article-data";
import { ArticleDate, languageName } from "@/components/news/article-head";
import { Markdown } from "@/components/news/markdown";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { env } from "@/env.mjs";
import { pictureSizes } from "@/lib/features/news/queries/article";
import { feedLink } from "../feed";
import { loadArticle } from "./load";
import { orMissing, orMissingTitle } from "../../../missing";

export const stored = ["news"];

type Props = { params: Promise<{ lng: string; slug: string }> };

export const generateMetadata = orMissingTitle(async ({ params }: Props): Promise<Metadata> => {
  const { lng, slug } = await params;
  const [{ article, language }, t] = await Promise.all([loadArticle(lng, slug), getTranslations("news.blog")]);
  const path = (spoken: string) => `/${spoken}/blog/${slug}`;
  const title = article.title[language];
  const description = article.summary[language] || undefined;
  return {
    title,
    description,
    alternates: {
      canonical: path(language),
      languages: Object.fromEntries(article.languages.map((spoken) => [spoken, path(spoken)])),
      types: feedLink(lng, t("feedTitle")),
    },
    openGraph: {
      title,
      description,
      url: path(language),
      siteName: "Charabanc",
      type: "article",
      publishedTime: new Date(article.publishAt ?? article.created_at).toISOString(),
      images: [article.picture ? { url: article.picture, alt: title } : { url: "/og.png", alt: title }],
    },
    twitter: { card: "summary_large_image" },
  };
});

export default orMissing(async function ArticlePage({ params }: Props) {
  const { slug, ...rest } = await params;
  const { article, language, lng } = await loadArticle(rest.lng, slug);
  const { title, summary, text, picture } = article;
  const [t, sizes] = await Promise.all([getTranslations("news.blog"), pictureSizes(`${picture} ${text[language]}`)]);
  const size = picture ? sizes[picture] : undefined;
  return (
    <article className="mx-auto grid max-w-page grid-cols-text gap-4 px-edge pt-8 pb-14">
      <ArticleData article={article} language={language} url={new URL(`/${language}/blog/${slug}`, env.APP_URL).href} />
      <Link className="inline-flex items-center min-h-11 gap-1.5" href={`/${lng}/blog`}>
        <Icon of={ArrowLeft} />
        {t("all")}
      </Link>
      <h1 className="text-3xl wrap-anywhere hyphens-auto" lang={language}>
        {title[language]}
      </h1>
      <ArticleDate article={article} />
      {language !== lng && <Notice>{t("otherLanguage", { language: languageName(language, lng) })}</Notice>}
      {summary[language] && (
        <p className="max-w-measure text-lg text-ink-2" lang={language}>
          {summary[language]}
        </p>
      )}
      {picture && size && (
        <Image
          className="h-auto w-full rounded-card"
          src={picture}
          alt=""
          {...size}
          sizes="(min-width: 48rem) 44rem, 100vw"
          preload
        />
      )}
      <div lang={language}>
        <Markdown text={text[language]} sizes={sizes} />
      </div>
    </article>
  );
});
