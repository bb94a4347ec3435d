import type { z } from "zod";
import { api } from "@/lib/http/client";
import type { newsInput, NewsChange, NewsRecord } from "./schema/news";

/** The browser's calls for the admins' articles. */
export const newsCalls = {
  read: async (id: string) => (await api.get<NewsRecord>(`/news/${id}`)).first,
  create: async (input: z.input<typeof newsInput>) => (await api.post<NewsRecord>("/news", input)).first,
  change: async (id: string, change: NewsChange) => (await api.put<NewsRecord>(`/news/${id}`, change)).first,
  remove: (id: string) => api.delete(`/news/${id}`),
};
