import type { Prisma } from "@/prisma/generated/client";
import { invitationData, type StaffInvitation, type StaffMember } from "./schema";

export const memberSelect = {
  id: true,
  firstname: true,
  lastname: true,
  email: true,
  userName: true,
  owner: true,
  version: true,
  createdAt: true,
} satisfies Prisma.UserSelect;

type MemberRow = Prisma.UserGetPayload<{ select: typeof memberSelect }>;

/** A colleague as the owners see it; `joined` where the account is older than the work here. */
export function presentMember({ createdAt, ...row }: MemberRow, viewerId: string, joined?: Date): StaffMember {
  return { ...row, you: row.id === viewerId, since: (joined ?? createdAt).getTime() };
}

export const invitationSelect = {
  id: true,
  data: true,
  createdAt: true,
  expiresAt: true,
} satisfies Prisma.MailedTokenSelect;

type InvitationRow = Prisma.MailedTokenGetPayload<{ select: typeof invitationSelect }>;

/** An open invitation, without its token, which nobody but the invited person knows. */
export function presentInvitation({ id, data, createdAt, expiresAt }: InvitationRow): StaffInvitation {
  const { email, owner } = invitationData.parse(data);
  return { id, email, owner, sentAt: createdAt.getTime(), expiresAt: (expiresAt ?? createdAt).getTime() };
}
