import { rules } from "@/lib/access/rules";
import { joinByInvitation } from "@/lib/features/staff/commands/join";
import { acceptPerSource } from "@/lib/features/staff/commands/limits";
import { joinInput } from "@/lib/features/staff/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules.anyone,
  body: joinInput,
  limit: acceptPerSource,
  run: ({ viewer, body }) => joinByInvitation(viewer, body.token),
});

const refuse = methodNotAllowed(["POST"]);
export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
