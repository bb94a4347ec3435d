import { rules } from "@/lib/access/rules";
import { changeProvider } from "@/lib/features/provider/commands/change";
import { getProvider } from "@/lib/features/provider/queries";
import { providerChange, providerParams } from "@/lib/features/provider/schema/list";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["admin.read"],
  params: providerParams,
  run: ({ viewer, params }) => getProvider(viewer, params.id),
});

export const PUT = route({
  rule: rules["admin.change"],
  params: providerParams,
  body: providerChange,
  run: ({ viewer, params, body }) => changeProvider(viewer, params.id, body),
});

const refuse = methodNotAllowed(["GET", "HEAD", "PUT"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST };
