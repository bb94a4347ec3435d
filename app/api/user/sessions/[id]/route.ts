import { rules } from "@/lib/access/rules";
import { endOwnSession } from "@/lib/features/user/commands/sessions";
import { userParams } from "@/lib/features/user/schema/user";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const DELETE = route({
  rule: rules["user.read"],
  params: userParams,
  run: ({ viewer, params }) => endOwnSession(viewer, params.id),
});

const refuse = methodNotAllowed(["DELETE"]);
export { refuse as GET, refuse as PATCH, refuse as POST, refuse as PUT };
