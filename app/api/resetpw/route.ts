import { rules } from "@/lib/access/rules";
import { resetPerSource } from "@/lib/features/user/commands/limits";
import { resetPassword } from "@/lib/features/user/commands/recover";
import { resetInput } from "@/lib/features/user/schema/registration";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules.anyone,
  body: resetInput,
  limit: resetPerSource,
  run: ({ viewer, body }) => resetPassword(viewer, body.token, body.password),
});

const refuse = methodNotAllowed(["POST"]);
export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
