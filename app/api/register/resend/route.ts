import { rules } from "@/lib/access/rules";
import { registerPerSource } from "@/lib/features/user/commands/limits";
import { resendConfirmation } from "@/lib/features/user/commands/resend";
import { emailOnlyInput } from "@/lib/features/user/schema/registration";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules.anyone,
  body: emailOnlyInput,
  limit: registerPerSource,
  run: ({ viewer, body }) => resendConfirmation(viewer, body.email),
});

const refuse = methodNotAllowed(["POST"]);
export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
