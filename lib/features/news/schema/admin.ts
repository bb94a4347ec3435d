import type { Column } from "@/lib/csv/csv";
import type { ListDefinition } from "@/lib/http/admin-list";
import { adminQuery } from "@/lib/http/admin-query";
import { anyTitle, newsStates } from "../rules";
import { type NewsFilter, type NewsSummary, newsFilter } from "./news";

const date = (at: number | null) => (at === null ? null : new Date(at));

export const newsColumns = [
  { head: "title", of: ({ title }: NewsSummary) => anyTitle(title, "de").text },
  { head: "state", of: ({ state }: NewsSummary) => state },
  { head: "publishAt", of: ({ publishAt }: NewsSummary) => date(publishAt) },
  { head: "languages", of: ({ languages }: NewsSummary) => languages.join(" ") },
  { head: "updated_at", of: ({ updated_at }: NewsSummary) => date(updated_at) },
  { head: "created_at", of: ({ created_at }: NewsSummary) => date(created_at) },
  { head: "slug", of: ({ slug }: NewsSummary) => slug },
  { head: "title_de", of: ({ title }: NewsSummary) => title.de },
  { head: "title_en", of: ({ title }: NewsSummary) => title.en },
  { head: "title_es", of: ({ title }: NewsSummary) => title.es },
] as const satisfies readonly Column<NewsSummary>[];

/** `publishAt`: drafts without a date come before all. */
export const newsSorts = ["publishAt", "updated_at", "created_at"] as const;
export type NewsSort = (typeof newsSorts)[number];
export const adminNewsQuery = adminQuery(newsFilter, newsSorts);

export const newsList: ListDefinition<NewsSummary, NewsFilter> = {
  name: "news",
  call: "/admin/news",
  path: "/adminpanel/news",
  table: "default",
  columns: newsColumns,
  filters: { state: newsStates },
  sorts: newsSorts,
  dir: "desc",
  filterOf: ({ q, filters }) => {
    const state = newsStates.find((one) => one === filters.state);
    return q || state ? { a: { ...(q ? { text: q } : {}), ...(state ? { state } : {}) } } : undefined;
  },
};
