import { rules } from "@/lib/access/rules";
import { readMetrics, requireMetricsToken } from "@/lib/features/metrics/queries";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";
import { textResponse } from "@/lib/http/textResponse";

export const GET = route({
  rule: rules.anyone,
  run: async ({ request }) => {
    requireMetricsToken(request.headers.get("authorization"));
    return textResponse(await readMetrics(), "text/plain; version=0.0.4; charset=utf-8");
  },
});

export const POST = methodNotAllowed(["GET"]);
export const PUT = POST;
export const PATCH = POST;
export const DELETE = POST;
