import { rules } from "@/lib/access/rules";
import { changeUserAsAdmin } from "@/lib/features/user/commands/admin/change";
import { getUser } from "@/lib/features/user/queries/admin/get";
import { adminUserChange } from "@/lib/features/user/schema/admin";
import { userParams } from "@/lib/features/user/schema/user";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["admin.read"],
  params: userParams,
  run: ({ viewer, params }) => getUser(viewer, params.id),
});

export const PUT = route({
  rule: rules["admin.change"],
  params: userParams,
  body: adminUserChange,
  run: ({ viewer, params, body }) => changeUserAsAdmin(viewer, params.id, body),
});

const refuse = methodNotAllowed(["GET", "HEAD", "PUT"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST };
