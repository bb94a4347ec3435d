import { rules } from "@/lib/access/rules";
import { call } from "@/lib/http/calls";
import { exportCheck, exportParams, exportQuery, searchQuery, searchRecord } from "./schema";

export const adminCalls = {
  search: call.get("/admin/search", {
    summary: "Five requests, companies, users and buses at most that a text may mean",
    rule: rules["admin.read"],
    query: searchQuery,
    gives: searchRecord,
  }),
  export: call.get("/admin/{file}", {
    summary:
      "A list of the admins as CSV for spreadsheets of a language (`lng`): semicolons, decimal commas and days as there, heads and words as on screen. `columns`, and `ids` or the list's own `filter`; each export is on record. `check=1`: whether it would come, in the envelope",
    rule: rules["admin.read"],
    params: exportParams,
    query: exportQuery,
    gives: exportCheck,
    givesFile: "text/csv",
    errors: [429],
  }),
};
