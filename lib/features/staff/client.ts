import { api } from "@/lib/http/client";
import type { InviteInput, StaffInvitation, StaffMember } from "./schema";

const path = (companyId: string) => `/company/${companyId}/staff`;

/** The browser's calls for one company's staff. */
export const staffCalls = {
  invite: (companyId: string, input: InviteInput) => api.post<StaffInvitation>(path(companyId), input),
  resend: (companyId: string, { id }: StaffInvitation) =>
    api.post<StaffInvitation>(`${path(companyId)}/invitations/${id}/resend`, {}),
  revoke: (companyId: string, { id }: StaffInvitation) => api.delete(`${path(companyId)}/invitations/${id}`),
  setOwner: (companyId: string, { id, version }: StaffMember, owner: boolean) =>
    api.put<StaffMember>(`${path(companyId)}/${id}`, { owner, version }),
  remove: (companyId: string, userId: string) => api.delete(`${path(companyId)}/${userId}`),
};
