import { rules } from "@/lib/access/rules";
import { call } from "@/lib/http/calls";
import { statsQuery, statsRecord } from "./schema";

export const dashboardCalls = {
  stats: call.get("/admin/stats", {
    summary: "What the market does, in one record; `weeks` tells how many are told one by one",
    rule: rules["admin.read"],
    query: statsQuery,
    gives: statsRecord,
  }),
};
