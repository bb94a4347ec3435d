import { rules } from "@/lib/access/rules";
import { revokeInvitation } from "@/lib/features/staff/commands/revoke";
import { invitationParams } from "@/lib/features/staff/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const DELETE = route({
  rule: rules["staff.manage"],
  params: invitationParams,
  run: ({ viewer, params }) => revokeInvitation(viewer, params.id, params.invitationId),
});

const refuse = methodNotAllowed(["DELETE"]);
export { refuse as GET, refuse as PATCH, refuse as POST, refuse as PUT };
