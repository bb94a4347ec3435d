import { ownsCompany } from "@/lib/access/records";
import type { Owner } from "@/lib/access/viewer";
import { hashMailedToken } from "@/lib/auth/mailed-token";
import { prisma } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import { invitationSelect, memberSelect, presentInvitation, presentMember } from "./present";
import { type InvitationState, invitationState } from "./rules";
import { invitationData, type StaffRecord } from "./schema";

/** Throws NotFound for another's company. */
export function requireOwnStaff(viewer: Owner, companyId: string) {
  if (!ownsCompany(viewer, companyId)) throw notFound();
}

/** When people joined who had an account before; the audit line of it is the only record. */
async function joinedAt(ids: string[]) {
  const lines = await prisma.auditEntry.findMany({
    where: { noun: "user", recordId: { in: ids }, action: "joinStaff" },
    select: { recordId: true, createdAt: true },
    orderBy: { createdAt: "asc" },
  });
  return new Map(lines.map((line) => [line.recordId, line.createdAt]));
}

/** Everybody who works for the viewer's own company, owners first, and the invitations not yet taken. */
export async function listStaff(viewer: Owner, companyId: string): Promise<StaffRecord> {
  requireOwnStaff(viewer, companyId);
  const [members, invitations] = await Promise.all([
    prisma.user.findMany({
      where: { companyId, closedAt: null },
      select: memberSelect,
      orderBy: [{ owner: "desc" }, { lastname: "asc" }, { firstname: "asc" }, { id: "asc" }],
    }),
    prisma.mailedToken.findMany({
      where: { companyId, purpose: "invite", expiresAt: { gt: new Date() } },
      select: invitationSelect,
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    }),
  ]);
  const joined = await joinedAt(members.map(({ id }) => id));
  return {
    members: members.map((row) => presentMember(row, viewer.id, joined.get(row.id))),
    invitations: invitations.map(presentInvitation),
  };
}

/** The open invitation behind a mailed link, with what it holds; null for a dead one. */
export async function invitationByToken(token: string) {
  const where = { hash: hashMailedToken(token), purpose: "invite", expiresAt: { gt: new Date() } };
  const row = await prisma.mailedToken.findFirst({ where, select: { id: true, companyId: true, data: true } });
  const held = invitationData.safeParse(row?.data);
  if (!row?.companyId || !held.success) return null;
  const company = await prisma.company.findUnique({ where: { id: row.companyId }, select: { id: true, name: true } });
  const account = await prisma.user.findUnique({
    where: { email: held.data.email },
    select: { id: true, companyId: true, closedAt: true, confirmedAt: true, userName: true },
  });
  if (!company) return null;
  return { id: row.id, company, ...held.data, account, state: invitationState(account, company.id) };
}

type InvitationView = {
  company: string;
  email: string;
  owner: boolean;
  /** Null where the person who sent it works there no more. */
  invitedBy: string | null;
  state: InvitationState;
};

/** What the page of a mailed invitation says. The link's holder has the mailbox: it may know of its own account. */
export async function readInvitation(token: string): Promise<InvitationView | null> {
  const found = await invitationByToken(token);
  if (!found) return null;
  const { company, email, owner, state } = found;
  const host = await prisma.user.findFirst({
    where: { id: found.invitedBy, companyId: company.id, closedAt: null },
    select: { firstname: true, lastname: true },
  });
  const invitedBy = host ? `${host.firstname} ${host.lastname}` : null;
  return { company: company.name, email, owner, invitedBy, state };
}
