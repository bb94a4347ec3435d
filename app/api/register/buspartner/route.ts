import { rules } from "@/lib/access/rules";
import { registerPerSource } from "@/lib/features/user/commands/limits";
import { register } from "@/lib/features/user/commands/register";
import { registerBuspartnerInput } from "@/lib/features/user/schema/registration";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules.anyone,
  body: registerBuspartnerInput,
  limit: registerPerSource,
  run: ({ viewer, body }) => register(viewer, body),
});

const refuse = methodNotAllowed(["POST"]);
export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
