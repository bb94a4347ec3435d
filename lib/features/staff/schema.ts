import { z } from "zod";
import {
  emailField,
  mailedTokenField,
  nameField,
  newPasswordField,
  userNameField,
} from "@/lib/features/user/schema/fields";
import { asRead } from "@/lib/http/version";
import { languages } from "@/lib/i18n/routing";

const id = z.uuid("invalidValue");
const language = z.enum(languages, "invalidValue");
const owner = z.boolean({ error: (issue) => (issue.input === undefined ? "required" : "invalidValue") });

export const staffParams = z.strictObject({ id });
export const memberParams = z.strictObject({ id, userId: id });
export const invitationParams = z.strictObject({ id, invitationId: id });

/** Somebody who works for a company. `since`: when the person joined it. */
export const staffMember = z.strictObject({
  id: z.uuid(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.email(),
  userName: z.string(),
  owner: z.boolean(),
  you: z.boolean(),
  since: z.number().int(),
  version: z.number().int(),
});
export type StaffMember = z.infer<typeof staffMember>;

export const staffInvitation = z.strictObject({
  id: z.uuid(),
  email: z.email(),
  owner: z.boolean(),
  sentAt: z.number().int(),
  expiresAt: z.number().int(),
});
export type StaffInvitation = z.infer<typeof staffInvitation>;

export const staffRecord = z
  .strictObject({ members: z.array(staffMember), invitations: z.array(staffInvitation) })
  .meta({ id: "Staff" });
export type StaffRecord = z.infer<typeof staffRecord>;

/** POST /company/{id}/staff */
export const inviteInput = z.strictObject({ email: emailField, owner, language: language.optional() });
export type InviteInput = z.output<typeof inviteInput>;

/** The same in the form, where the role is one of two cards. */
export const inviteForm = z.strictObject({
  email: emailField,
  role: z.enum(["staff", "owner"], "required"),
  language,
});
export type InviteForm = z.output<typeof inviteForm>;

/** PUT /company/{id}/staff/{userId} */
export const roleChange = z
  .strictObject(asRead(staffMember))
  .partial()
  .extend({ owner, version: z.number("invalidValue").int("invalidValue") });
export type RoleChange = z.output<typeof roleChange>;

const newcomer = {
  firstname: nameField(80),
  lastname: nameField(80),
  password: newPasswordField,
  language: language.optional(),
};

/** POST /invitation: an account for the address that was invited. */
export const acceptInput = z.strictObject({
  token: mailedTokenField,
  ...newcomer,
  userName: userNameField.optional(),
  termsAccepted: z.literal(true, "termsRequired"),
});
export type AcceptInput = z.output<typeof acceptInput>;

export const acceptForm = z.strictObject({
  ...newcomer,
  userName: userNameField.or(z.literal("")),
  termsAccepted: z.boolean().refine((accepted) => accepted, "termsRequired"),
});
export type AcceptForm = z.output<typeof acceptForm>;

/** POST /invitation/join: the account that the address already has. */
export const joinInput = z.strictObject({ token: mailedTokenField });

/** What waits behind a mailed invitation; `invitedBy` is the id of the owner who sent it. */
export const invitationData = z.object({
  email: z.email(),
  owner: z.boolean(),
  language: z.enum(languages),
  invitedBy: z.uuid(),
});
export type InvitationData = z.infer<typeof invitationData>;
