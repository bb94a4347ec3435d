import { rules } from "@/lib/access/rules";
import { changeStaffRole } from "@/lib/features/staff/commands/changeRole";
import { removeStaff } from "@/lib/features/staff/commands/remove";
import { memberParams, roleChange } from "@/lib/features/staff/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const PUT = route({
  rule: rules["staff.manage"],
  params: memberParams,
  body: roleChange,
  run: ({ viewer, params, body }) => changeStaffRole(viewer, params.id, params.userId, body),
});

// Everybody may leave on their own: the command tells leaving from removing.
export const DELETE = route({
  rule: rules["user.read"],
  params: memberParams,
  run: ({ viewer, params }) => removeStaff(viewer, params.id, params.userId),
});

const refuse = methodNotAllowed(["PUT", "DELETE"]);
export { refuse as GET, refuse as PATCH, refuse as POST };
