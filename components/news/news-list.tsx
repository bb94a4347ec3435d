"use client";
import { useLocale, useTranslations } from "next-intl";
import { AdminList } from "@/components/admin/admin-list";
import { later } from "@/components/ui/later";
import { api } from "@/lib/http/client";
import { eachRow } from "@/components/admin/each-row";
import type { BulkAction, ListStart } from "@/components/admin/types";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { anyTitle } from "@/lib/features/news/rules";
import type { NewsSummary } from "@/lib/features/news/schema/news";
import { plainNewsList } from "@/lib/features/news/schema/admin-list";
import { formatDateTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { NewsStateBadge } from "./news-state-badge";

const NewsPanel = later(() => import("./news-panel").then((part) => part.NewsPanel));

const at = (time: number | null) => (time === null ? "–" : formatDateTime(time));
const titleIn = (language: Language) => (row: NewsSummary) => <span lang={language}>{row.title[language]}</span>;

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
      key: "delete",
      label: t("delete"),
      danger: true,
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
export function NewsList(start: ListStart<NewsSummary>) {
  const t = useTranslations("news");
  const lng = useLocale() as Language;
  const nameOf = ({ title }: NewsSummary) => anyTitle(title, lng).text;
  return (
    <AdminList
      {...start}
      list={plainNewsList}
      load={(query, signal) => api("GET /admin/news", { query, signal })}
      loadOne={async (id) => (await api("GET /news/{id}", { params: { id } })).first}
      nameOf={nameOf}
      cells={{
        title: ({ title }) => {
          const { text, language } = anyTitle(title, lng);
          return <span lang={language}>{text}</span>;
        },
        state: ({ state }) => <NewsStateBadge state={state} />,
        publishAt: ({ publishAt }) => at(publishAt),
        languages: ({ languages }) => languages.join(", ") || "–",
        slug: ({ slug }) => `/blog/${slug}`,
        title_de: titleIn("de"),
        title_en: titleIn("en"),
        title_es: titleIn("es"),
      }}
      options={{ state: (state) => t(`state.${state}`) }}
      bulk={useBulk()}
      actions={() => (
        <ButtonLink variant="pri" href={`/${lng}/adminpanel/news/new`}>
          <Icon of="plus" />
          {t("list.add")}
        </ButtonLink>
      )}
      detail={(row, tools) => <NewsPanel row={row} {...tools} name={nameOf(row)} />}
    />
  );
}
