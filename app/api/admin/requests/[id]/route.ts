import { rules } from "@/lib/access/rules";
import { deleteBusRequest } from "@/lib/features/busrequest/commands/delete";
import { getAdminRequest } from "@/lib/features/busrequest/queries/admin";
import { idParams, decisionQuery } from "@/lib/features/busrequest/schema/actions";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["admin.read"],
  params: idParams,
  run: ({ viewer, params }) => getAdminRequest(viewer, params.id),
});

export const DELETE = route({
  rule: rules["admin.change"],
  params: idParams,
  query: decisionQuery,
  run: ({ viewer, params, query }) => deleteBusRequest(viewer, params.id, query.version),
});

const refuse = methodNotAllowed(["GET", "HEAD", "DELETE"]);
export { refuse as PATCH, refuse as POST, refuse as PUT };
