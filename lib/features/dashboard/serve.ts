import { bind } from "@/lib/http/serve";
import { dashboardCalls } from "./calls";
import { getStats } from "./queries/stats";

export const dashboardRoutes = bind(dashboardCalls, {
  stats: ({ viewer, query }) => getStats(viewer, query),
});
