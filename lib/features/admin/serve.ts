import { csvResponse } from "@/lib/http/csv-response";
import { bind } from "@/lib/http/serve";
import { adminCalls } from "./calls";
import { checkExport, exportCsv } from "./commands";
import { searchEverything } from "./queries/search";

export const adminRoutes = bind(adminCalls, {
  search: ({ viewer, query }) => searchEverything(viewer, query.q, query.lng ?? viewer.language),
  export: async ({ viewer, params: { file }, query }) =>
    query.check
      ? checkExport(viewer, file, query)
      : csvResponse(`charabanc-${file}`, await exportCsv(viewer, file, query)),
});
