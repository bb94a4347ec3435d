import { bind } from "@/lib/http/serve";
import { textResponse } from "@/lib/http/text-response";
import { metricsCalls } from "./calls";
import { readMetrics, requireMetricsToken } from "./queries";

export const metricsRoutes = bind(metricsCalls, {
  read: async ({ request }) => {
    requireMetricsToken(request.headers.get("authorization"));
    return textResponse(await readMetrics(), "text/plain; version=0.0.4; charset=utf-8");
  },
});
