import { isOwner, isSignedIn, worksFor } from "@/lib/access/rules";
import type { SignedIn, Viewer } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { forbidden, notFound, unauthorized } from "@/lib/errors";
import { queueMail } from "@/lib/mail/outbox";
import { removedMail } from "../notify";
import { dropInvitationsOf, lockAsOwner, lockCompany, requireAnotherOwner } from "./lock";

/** Owners remove anybody of their company, everybody leaves on their own. */
function requireReach(viewer: Viewer, companyId: string, userId: string): SignedIn {
  if (!isSignedIn(viewer)) throw unauthorized();
  if (!worksFor(viewer, companyId)) throw notFound();
  if (userId !== viewer.id && !isOwner(viewer)) throw forbidden();
  return viewer;
}

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
export async function removeStaff(viewer: Viewer, companyId: string, userId: string) {
  const own = requireReach(viewer, companyId, userId);
  const leaves = userId === own.id;
  const person = await prisma.user.findFirst({
    where: { id: userId, companyId, closedAt: null },
    select: { email: true, firstname: true, language: true },
  });
  if (!person) throw notFound();
  const mail = removedMail(person, { company: own.company?.name ?? "" });
  await transaction(async (tx) => {
    if (leaves) await lockCompany(tx, companyId);
    else await lockAsOwner(tx, own, companyId);
    const { owner } = await detach(tx, companyId, userId);
    const line = { action: leaves ? "leaveStaff" : "removeStaff", noun: "user", recordId: userId };
    await audit(tx, viewer, { ...line, before: { company: companyId, owner } });
    if (!leaves) await queueMail(tx, mail);
  });
}
