import { rules } from "@/lib/access/rules";
import { envelopeLimit, forwardEnvelope, monitoringLimit } from "@/lib/analytics/tunnel";
import { readLimited } from "@/lib/http/body";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

// Error reports of the browser (Sentry's envelopes): it talks to our own origin alone.
export const POST = route({
  rule: rules.anyone,
  limit: monitoringLimit,
  run: async ({ request }) => forwardEnvelope(await readLimited(request, envelopeLimit)),
});

const refuse = methodNotAllowed(["POST"]);
export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
