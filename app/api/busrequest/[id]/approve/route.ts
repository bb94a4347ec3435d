import { rules } from "@/lib/access/rules";
import { approveBusRequest } from "@/lib/features/busrequest/commands/moderate";
import { idParams, decisionQuery } from "@/lib/features/busrequest/schema/actions";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules["busrequest.moderate"],
  params: idParams,
  query: decisionQuery,
  run: ({ viewer, params, query }) => approveBusRequest(viewer, params.id, query.version),
});

export const GET = methodNotAllowed(["POST"]);
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
