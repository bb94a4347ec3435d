import { rules } from "@/lib/access/rules";
import { mergeProvider } from "@/lib/features/provider/commands/merge";
import { mergeInput, providerParams } from "@/lib/features/provider/schema/list";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules["admin.change"],
  params: providerParams,
  body: mergeInput,
  run: ({ viewer, params, body }) => mergeProvider(viewer, params.id, body),
});

const refuse = methodNotAllowed(["POST"]);
export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
