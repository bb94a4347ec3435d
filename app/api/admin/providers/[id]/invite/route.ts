import { rules } from "@/lib/access/rules";
import { inviteProvider } from "@/lib/features/provider/commands/invite";
import { providerParams } from "@/lib/features/provider/schema/list";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules["admin.change"],
  params: providerParams,
  run: ({ viewer, params }) => inviteProvider(viewer, params.id),
});

const refuse = methodNotAllowed(["POST"]);
export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
