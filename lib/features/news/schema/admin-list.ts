import { plainList } from "@/lib/http/admin-list";
import { anyTitle, newsStates } from "../rules";
import type { NewsSummary, NewsKeys } from "./news";

const date = (at: number | null) => (at === null ? null : new Date(at));
const titleIn = (language: keyof NewsSummary["title"]) => ({
  of: ({ title }: NewsSummary) => title[language],
  usual: false,
});

/** The admins' list of articles. */
export const plainNewsList = plainList<NewsSummary, NewsKeys>()({
  name: "news",
  screen: "news",
  table: "default",
  words: "news.list",
  labels: "news.list.column",
  columns: {
    title: { of: ({ title }) => anyTitle(title, "de").text },
    state: { values: "news.state", card: "side" },
    publishAt: { of: ({ publishAt }) => date(publishAt), sort: "publishAt", nowrap: true },
    languages: { of: ({ languages }) => languages.join(" ") },
    updated_at: { of: ({ updated_at }) => date(updated_at), sort: "updated_at", nowrap: true },
    created_at: { of: ({ created_at }) => date(created_at), sort: "created_at", nowrap: true, usual: false },
    slug: { usual: false },
    title_de: titleIn("de"),
    title_en: titleIn("en"),
    title_es: titleIn("es"),
  },
  filters: { state: { only: newsStates } },
  // `publishAt`: drafts without a date come before all.
  sorts: ["publishAt", "updated_at", "created_at"],
  dir: "desc",
});
