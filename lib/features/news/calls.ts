import { rules } from "@/lib/access/rules";
import { call } from "@/lib/http/calls";
import { withVersion } from "@/lib/http/version";
import { newsList } from "./schema/admin-call";
import { newsChange, newsInput, newsKey, newsParams, newsQuery, newsRecord, newsSummary } from "./schema/news";

export const newsCalls = {
  list: call.get("/news", {
    summary: "Articles, newest first: the public ones; for admins all",
    rule: rules.anyone,
    query: newsQuery,
    givesList: newsSummary,
  }),
  create: call.post("/news", {
    summary: "Adds an article",
    rule: rules["admin.change"],
    body: newsInput,
    gives: newsRecord,
    status: 201,
    errors: [409],
  }),
  listAll: call.get("/admin/news", {
    summary: "Articles of every state (admins)",
    rule: rules["admin.read"],
    query: newsList.query,
    givesList: newsSummary,
  }),
  get: call.get("/news/{id}", {
    summary: "One article, by its slug or id",
    rule: rules.anyone,
    params: newsKey,
    gives: newsRecord,
  }),
  change: call.put("/news/{id}", {
    summary: "Changes an article",
    rule: rules["admin.change"],
    params: newsParams,
    body: withVersion(newsChange),
    gives: newsRecord,
  }),
  remove: call.delete("/news/{id}", { summary: "Deletes an article", rule: rules["admin.change"], params: newsParams }),
};
