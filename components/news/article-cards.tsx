import { Picture as Image } from "@/components/ui/picture";
import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { readingLanguage } from "@/lib/features/news/rules";
import type { NewsSummary } from "@/lib/features/news/schema/news";
import type { Language } from "@/lib/i18n/routing";
import { ArticleDate, languageName } from "./article-head";

type CardProps = { lng: Language; article: NewsSummary; level: 2 | 3 };

function ArticleCard({ lng, article, level }: CardProps) {
  const t = useTranslations("news.blog");
  const language = readingLanguage(article.languages, lng);
  if (!language) return null;
  const { slug, title, summary, picture } = article;
  const Title = level === 2 ? "h2" : "h3";
  return (
    <article
      className={cn(
        "card relative grid grid-cols-1 gap-x-5 gap-y-4 has-[:is(h2,h3)_a:focus-visible]:[box-shadow:0_0_0_5px_var(--focus-outer)] has-[:is(h2,h3)_a:focus-visible]:outline-2 has-[:is(h2,h3)_a:focus-visible]:outline-offset-0 has-[:is(h2,h3)_a:focus-visible]:outline-focus-inner",
        picture && "md:grid-cols-[16rem_minmax(0,1fr)]",
      )}
    >
      {picture && (
        <Image
          className="aspect-video h-auto w-full rounded-control object-cover"
          src={picture}
          alt=""
          width={640}
          height={360}
          sizes="(min-width: 48rem) 18rem, 100vw"
        />
      )}
      <div className="grid grid-cols-1 content-start gap-2">
        <ArticleDate article={article} />
        <Title className="text-xl wrap-anywhere hyphens-auto" lang={language}>
          <Link className="after:absolute after:inset-0 focus-visible:outline-0" href={`/${lng}/blog/${slug}`}>
            {title[language]}
          </Link>
        </Title>
        {summary[language] && (
          <p className="text-ink-2" lang={language}>
            {summary[language]}
          </p>
        )}
        {language !== lng && (
          <p className="text-xs text-ink-3">{t("otherLanguage", { language: languageName(language, lng) })}</p>
        )}
      </div>
    </article>
  );
}

type Props = { lng: Language; articles: readonly NewsSummary[]; level?: 2 | 3 };

export function ArticleCards({ lng, articles, level = 2 }: Props) {
  return (
    <div className="grid grid-cols-1 gap-4 max-w-text">
      {articles.map((article) => (
        <ArticleCard key={article.id} lng={lng} article={article} level={level} />
      ))}
    </div>
  );
}
