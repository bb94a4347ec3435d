import { rules } from "@/lib/access/rules";
import { changePassword } from "@/lib/features/user/commands/changePassword";
import { passwordPerUser } from "@/lib/features/user/commands/limits";
import { passwordChange, userParams } from "@/lib/features/user/schema/user";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const PUT = route({
  rule: rules["user.read"],
  params: userParams,
  body: passwordChange,
  limit: passwordPerUser,
  run: ({ viewer, params, body }) => changePassword(viewer, params.id, body),
});

const refuse = methodNotAllowed(["PUT"]);
export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST };
