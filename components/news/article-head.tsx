import { useTranslations } from "next-intl";
import type { NewsSummary } from "@/lib/features/news/schema/news";
import { formatDate } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

const iso = (ms: number) => new Date(ms).toISOString();
const sameDay = (a: number, b: number) => formatDate(a) === formatDate(b);

/** When it was published, and when it was last changed since. */
export function ArticleDate({ article }: { article: Pick<NewsSummary, "publishAt" | "created_at" | "updated_at"> }) {
  const t = useTranslations("news.blog");
  const { publishAt, created_at, updated_at } = article;
  const shown = publishAt ?? created_at;
  const changed = updated_at > shown && !sameDay(updated_at, shown);
  return (
    <p className="text-xs text-ink-3">
      <time dateTime={iso(shown)}>{formatDate(shown)}</time>
      {changed && <span>, {t("updated", { date: formatDate(updated_at) })}</span>}
    </p>
  );
}

/** Each language's name as the others call it. */
export const languageName = (language: Language, reader: Language) =>
  new Intl.DisplayNames([reader], { type: "language" }).of(language) ?? language;
