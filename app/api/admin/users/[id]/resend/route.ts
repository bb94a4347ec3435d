import { rules } from "@/lib/access/rules";
import { resendConfirmationOf } from "@/lib/features/user/commands/admin/resend";
import { userParams } from "@/lib/features/user/schema/user";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules["admin.change"],
  params: userParams,
  run: ({ viewer, params }) => resendConfirmationOf(viewer, params.id),
});

const refuse = methodNotAllowed(["POST"]);
export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
