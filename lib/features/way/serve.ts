import { bind } from "@/lib/http/serve";
import { wayCalls } from "./calls";
import { measureWay, waysOfRequests } from "./queries";

export const wayRoutes = bind(wayCalls, {
  measure: ({ body }) => measureWay(body),
  ofRequests: async ({ viewer, query }) => {
    const rows = await waysOfRequests(viewer, query.ids);
    return { rows, total: rows.length };
  },
});
