import type { Owner } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, notFound } from "@/lib/errors";
import { queueMail } from "@/lib/mail/outbox";
import { roleMail } from "../notify";
import { memberSelect, presentMember } from "../present";
import { requireOwnStaff } from "../queries";
import type { RoleChange } from "../schema";
import { dropInvitationsOf, lockAsOwner, requireAnotherOwner } from "./lock";

async function setOwner(tx: Transaction, companyId: string, userId: string, { owner, version }: RoleChange) {
  if (!owner) {
    await requireAnotherOwner(tx, companyId, userId);
    await dropInvitationsOf(tx, companyId, userId);
  }
  const where = { id: userId, companyId, version };
  const { count } = await tx.user.updateMany({ where, data: { owner, version: { increment: 1 } } });
  if (count === 0) throw conflict();
}

/**
 * Gives or takes the rights of an owner, one's own too; a company keeps at least one owner. Sessions go on:
 * rights are read at each request.
 */
export async function changeStaffRole(viewer: Owner, companyId: string, userId: string, change: RoleChange) {
  requireOwnStaff(viewer, companyId);
  const where = { id: userId, companyId, closedAt: null };
  const person = await prisma.user.findFirst({ where, select: { email: true, firstname: true, language: true } });
  if (!person) throw notFound();
  const mail = roleMail(person, { company: viewer.company.name, owner: change.owner });
  return transaction(async (tx) => {
    await lockAsOwner(tx, viewer, companyId);
    const before = await tx.user.findFirst({ where, select: memberSelect });
    if (!before) throw notFound();
    if (before.version !== change.version) throw conflict();
    if (before.owner === change.owner) return presentMember(before, viewer.id);
    await setOwner(tx, companyId, userId, change);
    const line = { action: "staffRole", noun: "user", recordId: userId };
    const after = { company: companyId, owner: change.owner };
    await audit(tx, viewer, { ...line, before: { company: companyId, owner: before.owner }, after });
    if (userId !== viewer.id) await queueMail(tx, mail);
    return presentMember(await tx.user.findUniqueOrThrow({ where: { id: userId }, select: memberSelect }), viewer.id);
  });
}
