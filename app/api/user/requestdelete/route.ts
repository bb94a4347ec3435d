import { rules } from "@/lib/access/rules";
import { requestDelete } from "@/lib/features/user/commands/deletion";
import { deletePerUser } from "@/lib/features/user/commands/limits";
import { emailOnlyInput } from "@/lib/features/user/schema/registration";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules["user.read"],
  body: emailOnlyInput,
  limit: deletePerUser,
  run: ({ viewer, body }) => requestDelete(viewer, body.email),
});

const refuse = methodNotAllowed(["POST"]);
export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
