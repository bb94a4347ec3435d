"use client";
import { Plus } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { AdminList } from "@/components/admin/admin-list";
import { api } from "@/lib/http/client";
import { columnsWith } from "@/components/admin/columns";
import { eachRow } from "@/components/admin/each-row";
import type { BulkAction, ListData } from "@/components/admin/types";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { anyTitle, newsStates } from "@/lib/features/news/rules";
import type { NewsSummary } from "@/lib/features/news/schema/news";
import { newsColumns, newsList } from "@/lib/features/news/schema/admin";
import type { ListQuery } from "@/lib/http/admin-list";
import { formatDateTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { NewsPanel } from "./news-panel";
import { NewsStateBadge } from "./news-state-badge";

type Props = { query: ListQuery; first: ListData<NewsSummary>; keys: boolean };

function useColumns(lng: Language) {
  const t = useTranslations("news.list.column");
  const at = (time: number | null) => (time === null ? "–" : formatDateTime(time));
  const ofLanguage = (language: Language) => ({
    ...{ label: t(`title_${language}`), usual: false },
    cell: ({ title }: NewsSummary) => <span lang={language}>{title[language]}</span>,
  });
  return columnsWith(newsColumns, {
    title: {
      label: t("title"),
      cell: ({ title }) => {
        const { text, language } = anyTitle(title, lng);
        return <span lang={language}>{text}</span>;
      },
    },
    state: { label: t("state"), cell: ({ state }) => <NewsStateBadge state={state} /> },
    publishAt: { label: t("publishAt"), sort: "publishAt", nowrap: true, cell: ({ publishAt }) => at(publishAt) },
    languages: { label: t("languages"), cell: ({ languages }) => languages.join(", ") || "–" },
    updated_at: { label: t("updated_at"), sort: "updated_at", nowrap: true, cell: (row) => at(row.updated_at) },
    created_at: {
      ...{ label: t("created_at"), sort: "created_at", nowrap: true, usual: false },
      cell: (row) => at(row.created_at),
    },
    slug: { label: t("slug"), cell: ({ slug }) => `/blog/${slug}`, usual: false },
    title_de: ofLanguage("de"),
    title_en: ofLanguage("en"),
    title_es: ofLanguage("es"),
  });
}

type Done = "manyPublished" | "manyWithdrawn" | "manyDeleted";

function useBulk(): BulkAction<NewsSummary>[] {
  const t = useTranslations("news.list");
  async function each(rows: readonly NewsSummary[], said: Done, action: (row: NewsSummary) => Promise<unknown>) {
    const { kept, gone } = await eachRow(rows, action);
    const refused = kept.length + gone.length;
    return t(said, { done: rows.length - refused, refused });
  }
  const setDraft = (draft: boolean) => (rows: readonly NewsSummary[]) =>
    each(rows, draft ? "manyWithdrawn" : "manyPublished", ({ id, version }) =>
      api("PUT /news/{id}", { params: { id }, body: { draft, version } }),
    );
  return [
    { key: "publish", label: t("publish"), fits: ({ state }) => state === "draft", run: setDraft(false) },
    { key: "withdraw", label: t("withdraw"), fits: ({ state }) => state !== "draft", run: setDraft(true) },
    {
      ...{ key: "delete", label: t("delete"), danger: true },
      confirm: (rows) => ({
        title: t("deleteMany", { count: rows.length }),
        text: t("deleteManyText"),
        label: t("delete"),
      }),
      run: (rows) => each(rows, "manyDeleted", ({ id }) => api("DELETE /news/{id}", { params: { id } })),
    },
  ];
}

/** The admins' list of articles. */
export function NewsList({ query, first, keys }: Props) {
  const t = useTranslations("news.list");
  const states = useTranslations("news.state");
  const lng = useLocale() as Language;
  const nameOf = ({ title }: NewsSummary) => anyTitle(title, lng).text;
  return (
    <AdminList<NewsSummary>
      {...{ query, first, keys, nameOf }}
      list={newsList}
      columns={useColumns(lng)}
      filters={[
        {
          name: "state",
          label: t("column.state"),
          choices: newsStates.map((value) => ({ value, label: states(value) })),
        },
      ]}
      bulk={useBulk()}
      loadOne={async (id) => (await api("GET /news/{id}", { params: { id } })).first}
      words={{ title: t("title"), emptyTitle: t("none"), emptyText: t("noneText"), searchLabel: t("search") }}
      actions={() => (
        <ButtonLink variant="pri" href={`/${lng}/adminpanel/news/new`}>
          <Icon of={Plus} />
          {t("add")}
        </ButtonLink>
      )}
      detail={(row, tools) => <NewsPanel {...{ row, ...tools }} name={nameOf(row)} />}
    />
  );
}
