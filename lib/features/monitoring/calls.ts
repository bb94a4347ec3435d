import { rules } from "@/lib/access/rules";
import { call } from "@/lib/http/calls";

/** Error reports of the browser, which talks to our own origin alone. */
export const monitoringCalls = {
  report: call.post("/monitoring", {
    summary: "Passes an error report (Sentry's envelope, not JSON) on to the receiver of this installation",
    rule: rules.anyone,
    limit: { name: "monitoring", points: 120, seconds: 60 },
    errors: [400, 404, 413, 503],
  }),
};
