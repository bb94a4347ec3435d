import { rules } from "@/lib/access/rules";
import { confirmDelete } from "@/lib/features/user/commands/deletion";
import { confirmPerSource } from "@/lib/features/user/commands/limits";
import { confirmInput } from "@/lib/features/user/schema/registration";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules.anyone,
  body: confirmInput,
  limit: confirmPerSource,
  run: ({ viewer, body }) => confirmDelete(viewer, body.token),
});

const refuse = methodNotAllowed(["POST"]);
export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
