import { rules } from "@/lib/access/rules";
import { confirmBusRequest } from "@/lib/features/busrequest/commands/confirm";
import { tokenInput } from "@/lib/features/busrequest/schema/actions";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules.anyone,
  body: tokenInput,
  limit: { name: "busrequest-confirm", points: 120, seconds: 3600 },
  run: ({ viewer, body }) => confirmBusRequest(viewer, body.token),
});

export const GET = methodNotAllowed(["POST"]);
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
