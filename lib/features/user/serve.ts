import { bind } from "@/lib/http/serve";
import { userCalls } from "./calls";
import { changeUserAsAdmin } from "./commands/admin/change";
import { resendConfirmationOf } from "./commands/admin/resend";
import { endSessionsOf } from "./commands/admin/sessions";
import { askEmailChange } from "./commands/change-email";
import { changePassword } from "./commands/change-password";
import { createUser } from "./commands/admin/create";
import { askEmailChangeOf, sendPasswordLink } from "./commands/admin/links";
import { changeUser } from "./commands/change-user";
import { askClaimLink } from "./commands/claim";
import { confirmUser } from "./commands/confirm";
import { confirmEmail } from "./commands/confirm-email";
import { confirmDelete, requestDelete } from "./commands/deletion";
import { forgotPassword, resetPassword } from "./commands/recover";
import { register } from "./commands/register";
import { resendConfirmation } from "./commands/resend";
import { endOtherSessions, endOwnSession } from "./commands/sessions";
import { getUser } from "./queries/admin/get";
import { listUsers } from "./queries/admin/list";
import { currentUser } from "./queries/current-user";
import { exportUser } from "./queries/export-data";
import { listSessions } from "./queries/sessions";

export const userRoutes = bind(userCalls, {
  registerAdvertiser: ({ viewer, body }) => register(viewer, body),
  registerBuspartner: ({ viewer, body }) => register(viewer, body),
  resendOwn: ({ viewer, body }) => resendConfirmation(viewer, body.email),
  confirm: ({ viewer, body }) => confirmUser(viewer, body.token),
  claim: ({ viewer, params }) => askClaimLink(viewer, params.id),
  forgotPassword: ({ viewer, body }) => forgotPassword(viewer, body.email),
  resetPassword: ({ viewer, body }) => resetPassword(viewer, body.token, body.password),
  read: ({ viewer }) => currentUser(viewer),
  change: ({ viewer, body }) => changeUser(viewer, body),
  changePassword: ({ viewer, params, body }) => changePassword(viewer, params.id, body),
  changeEmail: ({ viewer, body }) => askEmailChange(viewer, body),
  confirmEmail: ({ viewer, body }) => confirmEmail(viewer, body.token),
  sessions: ({ viewer }) => listSessions(viewer),
  endOtherSessions: ({ viewer }) => endOtherSessions(viewer),
  endSession: ({ viewer, params }) => endOwnSession(viewer, params.id),
  export: ({ viewer }) => exportUser(viewer),
  requestDelete: ({ viewer, body }) => requestDelete(viewer, body.email),
  confirmDelete: ({ viewer, body }) => confirmDelete(viewer, body.token),
  listAll: ({ viewer, query }) => listUsers(viewer, query),
  readAny: ({ viewer, params }) => getUser(viewer, params.id),
  changeAny: ({ viewer, params, body }) => changeUserAsAdmin(viewer, params.id, body),
  create: ({ viewer, body }) => createUser(viewer, body),
  sendPasswordLink: ({ viewer, params }) => sendPasswordLink(viewer, params.id),
  askEmailChange: ({ viewer, params, body }) => askEmailChangeOf(viewer, params.id, body.email),
  endSessionsOf: ({ viewer, params }) => endSessionsOf(viewer, params.id),
  resend: ({ viewer, params }) => resendConfirmationOf(viewer, params.id),
});
