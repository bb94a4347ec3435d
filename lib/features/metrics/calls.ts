import { rules } from "@/lib/access/rules";
import { call } from "@/lib/http/calls";

export const metricsCalls = {
  read: call.get("/metrics", {
    summary: "Prometheus's text format, with METRICS_TOKEN as bearer token; 404 where none is set",
    rule: rules["secret.use"],
    proof: "metricsToken",
    givesFile: "text/plain",
    errors: [401, 404],
  }),
};
