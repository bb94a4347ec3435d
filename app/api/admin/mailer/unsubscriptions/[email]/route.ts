import { rules } from "@/lib/access/rules";
import { deleteUnsubscriptions } from "@/lib/features/unsubscription/commands";
import { emailParams } from "@/lib/features/unsubscription/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const DELETE = route({
  rule: rules["admin.change"],
  params: emailParams,
  run: ({ viewer, params }) => deleteUnsubscriptions(viewer, params.email),
});

const refuse = methodNotAllowed(["DELETE"]);
export { refuse as GET, refuse as PATCH, refuse as POST, refuse as PUT };
