import { rules } from "@/lib/access/rules";
import { acceptInvitation } from "@/lib/features/staff/commands/accept";
import { acceptPerSource } from "@/lib/features/staff/commands/limits";
import { acceptInput } from "@/lib/features/staff/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules.anyone,
  body: acceptInput,
  limit: acceptPerSource,
  run: ({ viewer, body }) => acceptInvitation(viewer, body),
});

const refuse = methodNotAllowed(["POST"]);
export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
