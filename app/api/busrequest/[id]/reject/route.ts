import { rules } from "@/lib/access/rules";
import { rejectBusRequest } from "@/lib/features/busrequest/commands/moderate";
import { idParams, judgementQuery, rejection } from "@/lib/features/busrequest/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules["busrequest.moderate"],
  params: idParams,
  query: judgementQuery,
  body: rejection,
  run: ({ viewer, params, query, body }) => rejectBusRequest(viewer, params.id, body.reason, query.version),
});

export const GET = methodNotAllowed(["POST"]);
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
