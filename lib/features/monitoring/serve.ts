import { envelopeLimit, forwardEnvelope } from "@/lib/analytics/tunnel";
import { readLimited } from "@/lib/http/body";
import { bind } from "@/lib/http/serve";
import { monitoringCalls } from "./calls";

export const monitoringRoutes = bind(monitoringCalls, {
  report: async ({ request }) => forwardEnvelope(await readLimited(request, envelopeLimit)),
});
