import { rules } from "@/lib/access/rules";
import { endSessionsOf } from "@/lib/features/user/commands/admin/sessions";
import { userParams } from "@/lib/features/user/schema/user";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules["admin.change"],
  params: userParams,
  run: ({ viewer, params }) => endSessionsOf(viewer, params.id),
});

const refuse = methodNotAllowed(["POST"]);
export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
