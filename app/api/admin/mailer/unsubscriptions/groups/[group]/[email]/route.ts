import { rules } from "@/lib/access/rules";
import { deleteUnsubscriptions } from "@/lib/features/unsubscription/commands";
import { groupEmailParams } from "@/lib/features/unsubscription/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const DELETE = route({
  rule: rules["admin.change"],
  params: groupEmailParams,
  run: ({ viewer, params }) => deleteUnsubscriptions(viewer, params.email, params.group),
});

const refuse = methodNotAllowed(["DELETE"]);
export { refuse as GET, refuse as PATCH, refuse as POST, refuse as PUT };
