import { rules } from "@/lib/access/rules";
import { askEmailChange } from "@/lib/features/user/commands/changeEmail";
import { emailChangePerUser } from "@/lib/features/user/commands/limits";
import { emailChange } from "@/lib/features/user/schema/user";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules["user.read"],
  body: emailChange,
  limit: emailChangePerUser,
  run: ({ viewer, body }) => askEmailChange(viewer, body),
});

const refuse = methodNotAllowed(["POST"]);
export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
