import { bind } from "@/lib/http/serve";
import { staffCalls } from "./calls";
import { acceptInvitation } from "./commands/accept";
import { changeStaffRole } from "./commands/change-role";
import { inviteStaff } from "./commands/invite";
import { joinByInvitation } from "./commands/join";
import { removeStaff } from "./commands/remove";
import { resendInvitation } from "./commands/resend";
import { revokeInvitation } from "./commands/revoke";
import { listStaff } from "./queries";

export const staffRoutes = bind(staffCalls, {
  list: ({ viewer, params }) => listStaff(viewer, params.id),
  invite: ({ viewer, params, body }) => inviteStaff(viewer, params.id, body),
  changeRole: ({ viewer, params, body }) => changeStaffRole(viewer, params.id, params.userId, body),
  remove: ({ viewer, params }) => removeStaff(viewer, params.id, params.userId),
  revoke: ({ viewer, params }) => revokeInvitation(viewer, params.id, params.invitationId),
  resend: ({ viewer, params }) => resendInvitation(viewer, params.id, params.invitationId),
  accept: ({ viewer, body }) => acceptInvitation(viewer, body),
  join: ({ viewer, body }) => joinByInvitation(viewer, body.token),
});
