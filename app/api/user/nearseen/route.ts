import { rules } from "@/lib/access/rules";
import { noteNearSeen } from "@/lib/features/filtersetting/commands/seen";
import { seenInput } from "@/lib/features/filtersetting/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const PUT = route({
  rule: rules["near.read"],
  body: seenInput,
  run: ({ viewer, body }) => noteNearSeen(viewer, body.at),
});

export const GET = methodNotAllowed(["PUT"]);
export const POST = GET;
export const PATCH = GET;
export const DELETE = GET;
