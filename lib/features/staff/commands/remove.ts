import { removesMember, worksFor } from "@/lib/access/records";
import type { SignedIn } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { forbidden, notFound } from "@/lib/errors";
import { queueMail } from "@/lib/mail/outbox";
import { removedMail } from "../notify";
import { dropInvitationsOf, lockAsOwner, lockCompany, requireAnotherOwner } from "./lock";

/** The account stays, without company, rights and open sessions. */
async function detach(tx: Transaction, companyId: string, userId: string) {
  const where = { id: userId, companyId, closedAt: null };
  const person = await tx.user.findFirst({ where, select: { owner: true } });
  if (!person) throw notFound();
  if (person.owner) await requireAnotherOwner(tx, companyId, userId);
  await dropInvitationsOf(tx, companyId, userId);
  const ended = { sessionVersion: { increment: 1 }, version: { increment: 1 } };
  await tx.user.update({ where: { id: userId }, data: { companyId: null, owner: false, ...ended } });
  await tx.session.deleteMany({ where: { userId } });
  return person;
}

/** Removes a person from the company; the last owner stays. Who is removed by another learns of it by mail. */
export async function removeStaff(viewer: SignedIn, companyId: string, userId: string) {
  if (!worksFor(viewer, companyId)) throw notFound();
  if (!removesMember(viewer, companyId, userId)) throw forbidden();
  const leaves = userId === viewer.id;
  const person = await prisma.user.findFirst({
    where: { id: userId, companyId, closedAt: null },
    select: { email: true, firstname: true, language: true },
  });
  if (!person) throw notFound();
  const mail = removedMail(person, { company: viewer.company.name });
  await transaction(async (tx) => {
    if (leaves) await lockCompany(tx, companyId);
    else await lockAsOwner(tx, viewer, companyId);
    const { owner } = await detach(tx, companyId, userId);
    const line = { action: leaves ? "leaveStaff" : "removeStaff", noun: "user", recordId: userId };
    await audit(tx, viewer, { ...line, before: { company: companyId, owner } });
    if (!leaves) await queueMail(tx, mail);
  });
}
