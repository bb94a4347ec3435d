import type { Metadata } from "next";
import { Picture as Image } from "@/components/ui/picture";
import { Link } from "@/components/ui/link";
import { getTranslations } from "next-intl/server";
import { ArticleData } from "@/components/news/article-data";
import { ArticleCards } from "@/components/news/article-cards";
import { ArticleDate, languageName } from "@/components/news/article-head";
import { Markdown } from "@/components/news/markdown";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { env } from "@/env.mjs";
import { pictureSizes } from "@/lib/features/news/queries/article";
import { listNews } from "@/lib/features/news/queries/list";
import type { Language } from "@/lib/i18n/routing";
import { feedLink } from "../feed";
import { currentViewer } from "../../../current-viewer";
import { loadArticle } from "./load";
import { orMissing, orMissingTitle } from "../../../missing";
import "@/sheets/words.css";

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

/** Where a reader goes on: the newest other articles, and a bus. */
async function Onward({ id, lng }: { id: string; lng: Language }) {
  const filter = { a: { state: "published" as const } };
  const [t, { rows }] = await Promise.all([
    getTranslations("news.blog"),
    listNews(await currentViewer(), { take: 3, skip: 0, filter }),
  ]);
  const others = rows.filter((row) => row.id !== id).slice(0, 2);
  return (
    <>
      {others.length > 0 && (
        <section className="mt-6 grid grid-cols-1 gap-4" aria-labelledby="onward">
          <h2 className="text-2xl" id="onward">
            {t("more")}
          </h2>
          <ArticleCards lng={lng} articles={others} level={3} />
        </section>
      )}
      <p>
        <ButtonLink variant="pri" href={`/${lng}/request/new`}>
          {t("request")}
        </ButtonLink>
      </p>
    </>
  );
}

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
        <Icon of="arrow-left" />
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
          first
        />
      )}
      <div lang={language}>
        <Markdown text={text[language]} sizes={sizes} />
      </div>
      <Onward id={article.id} lng={lng} />
    </article>
  );
});
