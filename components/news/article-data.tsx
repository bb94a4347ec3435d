import type { NewsRecord } from "@/lib/features/news/schema/news";
import type { Language } from "@/lib/i18n/routing";

type Props = { article: NewsRecord; language: Language; url: string };

const iso = (ms: number) => new Date(ms).toISOString();

/** What a search engine may know: nothing that the page does not show. */
function articleOf({ article, language, url }: Props) {
  const { title, summary, picture, publishAt, created_at, updated_at } = article;
  const published = publishAt ?? created_at;
  const us = { "@type": "Organization", name: "Charabanc", url: new URL(`/${language}`, url).href };
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    mainEntityOfPage: url,
    headline: title[language],
    description: summary[language] || undefined,
    image: picture ? [new URL(picture, url).href] : undefined,
    inLanguage: language,
    datePublished: iso(published),
    dateModified: iso(Math.max(published, updated_at)),
    author: us,
    publisher: { ...us, logo: new URL("/icon.svg", url).href },
  };
}

/** JSON-LD; `<` is escaped so that no text ends the script. */
export function ArticleData(props: Props) {
  const json = JSON.stringify(articleOf(props)).replace(/</g, "\\u003c");
  return <script type="application/ld+json">{json}</script>;
}
