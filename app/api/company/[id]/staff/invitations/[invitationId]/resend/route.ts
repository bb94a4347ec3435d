import { rules } from "@/lib/access/rules";
import { resendInvitation } from "@/lib/features/staff/commands/resend";
import { invitationParams } from "@/lib/features/staff/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules["staff.manage"],
  params: invitationParams,
  run: ({ viewer, params }) => resendInvitation(viewer, params.id, params.invitationId),
});

const refuse = methodNotAllowed(["POST"]);
export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
