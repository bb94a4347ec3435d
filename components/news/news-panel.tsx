"use client";
import { type Fact, Facts } from "@/components/admin/facts";
import { api } from "@/lib/http/client";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import { Button, ButtonLink } from "@/components/ui/button";
import type { NewsSummary } from "@/lib/features/news/schema/news";
import { formatDateTime } from "@/lib/i18n/formats";
import { type Language, languages } from "@/lib/i18n/routing";
import { DeleteNews } from "./delete-news";
import { NewsStateBadge } from "./news-state-badge";
import "@/sheets/admin-desk.css";

type Props = { row: NewsSummary; name: string; close: () => void; refresh: () => Promise<void> };

function useFacts({ state, title, publishAt, languages: readable, slug, created_at, updated_at }: NewsSummary): Fact[] {
  const t = useTranslations("news.list");
  return [
    [t("column.state"), <NewsStateBadge key="state" state={state} />],
    ...languages.map((language): Fact => [t(`column.title_${language}`), title[language]]),
    [t("column.languages"), readable.join(", ")],
    [t("column.publishAt"), publishAt === null ? "" : formatDateTime(publishAt)],
    [t("column.slug"), `/blog/${slug}`],
    [t("column.updated_at"), formatDateTime(updated_at)],
    [t("column.created_at"), formatDateTime(created_at)],
  ];
}

/** One article for the admins: what is known of it, the way to its editor, and what can be done at once. */
export function NewsPanel({ row, name, close, refresh }: Props) {
  const t = useTranslations("news");
  const lng = useLocale() as Language;
  const { run } = useAction({ failed: t("list.failed"), refresh });
  const { id, state, version } = row;
  const isDraft = state === "draft";
  const turn = () =>
    run(
      () => api("PUT /news/{id}", { params: { id }, body: { draft: !isDraft, version } }),
      t(isDraft ? "list.publishedOne" : "list.withdrawnOne"),
    );
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <Facts facts={useFacts(row)} />
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink variant="pri" href={`/${lng}/adminpanel/news/${id}`}>
          {t("list.edit")}
        </ButtonLink>
        <Button onClick={() => void turn()}>{t(isDraft ? "list.publish" : "list.withdraw")}</Button>
        <DeleteNews
          id={id}
          name={name}
          state={state}
          onDeleted={async () => {
            close();
            await refresh();
          }}
        />
      </div>
      <p className="flex flex-wrap items-center gap-2">
        {state === "published" && <Link href={`/${lng}/blog/${row.slug}`}>{t("editor.view")}</Link>}
        <Link href={`/${lng}/adminpanel/audit?q=${id}`}>{t("list.audit")}</Link>
      </p>
    </div>
  );
}
