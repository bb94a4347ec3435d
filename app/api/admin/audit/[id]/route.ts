import { rules } from "@/lib/access/rules";
import { getAudit } from "@/lib/features/audit/queries";
import { userParams } from "@/lib/features/user/schema/user";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["admin.read"],
  params: userParams,
  run: ({ viewer, params }) => getAudit(viewer, params.id),
});

const refuse = methodNotAllowed(["GET", "HEAD"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
