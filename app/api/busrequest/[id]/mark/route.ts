import { rules } from "@/lib/access/rules";
import { idParams } from "@/lib/features/busrequest/schema/actions";
import { markRequest } from "@/lib/features/filtersetting/commands/mark";
import { markInput } from "@/lib/features/filtersetting/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const PUT = route({
  rule: rules["busrequest.mark"],
  params: idParams,
  body: markInput,
  limit: { name: "busrequest-mark", points: 1_000, seconds: 3600 },
  run: ({ viewer, params, body }) => markRequest(viewer, params.id, body),
});

export const GET = methodNotAllowed(["PUT"]);
export const POST = GET;
export const PATCH = GET;
export const DELETE = GET;
