import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
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
} from "@/lib/features/staff/schema";
import { operation } from "./operation";

const invitation = staffInvitation.meta({ id: "StaffInvitation" });
const member = staffMember.meta({ id: "StaffMember" });
const nothing = z.never();

export function staffPaths(): ZodOpenApiPathsObject {
  const staff = { path: staffParams, errors: [400, 401, 403, 404] };
  const one = { path: memberParams, errors: [400, 401, 403, 404, 409] };
  const open = { path: invitationParams, errors: [400, 401, 403, 404] };
  const byLink = { record: nothing, errors: [400, 409, 429] };
  return {
    "/company/{id}/staff": {
      get: operation({ ...staff, summary: "Staff and open invitations of the own company", record: staffRecord }),
      post: operation({
        ...staff,
        summary: "Invites somebody by mail",
        record: invitation,
        status: 201,
        body: inviteInput,
        errors: [400, 401, 403, 404, 409, 429],
      }),
    },
    "/company/{id}/staff/{userId}": {
      put: operation({ ...one, summary: "Gives or takes the rights of an owner", record: member, body: roleChange }),
      delete: operation({ ...one, summary: "Removes a person from the company, or leaves it", record: nothing }),
    },
    "/company/{id}/staff/invitations/{invitationId}": {
      delete: operation({ ...open, summary: "Takes an invitation back", record: nothing }),
    },
    "/company/{id}/staff/invitations/{invitationId}/resend": {
      post: operation({ ...open, summary: "Mails an invitation again, by a new link", record: invitation }),
    },
    "/invitation": {
      post: operation({ ...byLink, summary: "Makes the account of an invited person", body: acceptInput }),
    },
    "/invitation/join": {
      post: operation({ ...byLink, summary: "An existing account joins the company that invited it", body: joinInput }),
    },
  };
}
