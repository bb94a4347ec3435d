import { rules } from "@/lib/access/rules";
import { call } from "@/lib/http/calls";
import { acceptPerSource } from "./commands/limits";
import {
  acceptInput,
  invitationParams,
  inviteInput,
  joinInput,
  memberParams,
  roleChange,
  staffInvitation,
  staffMember,
  staffParams,
  staffRecord,
} from "./schema";

const ofCompany = { rule: rules["staff.manage"], params: staffParams } as const;
const ofInvitation = { rule: rules["staff.manage"], params: invitationParams } as const;
const byLink = { rule: rules["link.use"], limit: acceptPerSource, errors: [409] } as const;

export const staffCalls = {
  list: call.get("/company/{id}/staff", {
    summary: "Staff and open invitations of the own company",
    ...ofCompany,
    gives: staffRecord,
  }),
  invite: call.post("/company/{id}/staff", {
    summary: "Invites somebody by mail",
    ...ofCompany,
    body: inviteInput,
    gives: staffInvitation.meta({ id: "StaffInvitation" }),
    status: 201,
    errors: [409, 429],
  }),
  changeRole: call.put("/company/{id}/staff/{userId}", {
    summary: "Gives or takes the rights of an owner",
    rule: rules["staff.manage"],
    params: memberParams,
    body: roleChange,
    gives: staffMember.meta({ id: "StaffMember" }),
  }),
  // Everybody may leave on their own: the command tells leaving from removing.
  remove: call.delete("/company/{id}/staff/{userId}", {
    summary: "Removes a person from the company, or leaves it",
    rule: rules["user.read"],
    params: memberParams,
    errors: [409],
  }),
  revoke: call.delete("/company/{id}/staff/invitations/{invitationId}", {
    summary: "Takes an invitation back",
    ...ofInvitation,
  }),
  resend: call.post("/company/{id}/staff/invitations/{invitationId}/resend", {
    summary: "Mails an invitation again, by a new link",
    ...ofInvitation,
    gives: staffInvitation,
  }),
  accept: call.post("/invitation", {
    summary: "Makes the account of an invited person",
    ...byLink,
    body: acceptInput,
  }),
  join: call.post("/invitation/join", {
    summary: "An existing account joins the company that invited it",
    ...byLink,
    body: joinInput,
  }),
};
