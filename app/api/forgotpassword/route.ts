import { rules } from "@/lib/access/rules";
import { forgotPerSource } from "@/lib/features/user/commands/limits";
import { forgotPassword } from "@/lib/features/user/commands/recover";
import { emailOnlyInput } from "@/lib/features/user/schema/registration";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules.anyone,
  body: emailOnlyInput,
  limit: forgotPerSource,
  run: ({ viewer, body }) => forgotPassword(viewer, body.email),
});

const refuse = methodNotAllowed(["POST"]);
export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
