import { rules } from "@/lib/access/rules";
import { inviteStaff } from "@/lib/features/staff/commands/invite";
import { listStaff } from "@/lib/features/staff/queries";
import { inviteInput, staffParams } from "@/lib/features/staff/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["staff.manage"],
  params: staffParams,
  run: ({ viewer, params }) => listStaff(viewer, params.id),
});

export const POST = route({
  rule: rules["staff.manage"],
  params: staffParams,
  body: inviteInput,
  status: 201,
  run: ({ viewer, params, body }) => inviteStaff(viewer, params.id, body),
});

const refuse = methodNotAllowed(["GET", "HEAD", "POST"]);
export { refuse as DELETE, refuse as PATCH, refuse as PUT };
