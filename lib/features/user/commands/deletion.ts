import type { SignedIn, Viewer } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { hashMailedToken, newMailedToken } from "@/lib/auth/mailed-token";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, validationFailed } from "@/lib/errors";
import { queueMail } from "@/lib/mail/outbox";
import { accountKeptMail, deleteConfirmMail, deleteScheduledMail } from "../notify";
import { accountLinkHours, erasureDate } from "../rules/account";
import { expiryOf } from "../rules/registration";

const deadLink = () => validationFailed([{ path: "token", message: "linkInvalid" }]);
const person = { id: true, email: true, firstname: true, language: true } as const;

/** Whether nobody else could run the market. Two admins who leave at a time are asked one after the other. */
export async function isLastAdmin(tx: Transaction, id: string) {
  const admins = await tx.$queryRaw<{ id: string; stays: boolean }[]>`
    select id, "confirmedAt" is not null and "closedAt" is null and "deleteAfter" is null as stays
    from user_account where role = 'admin'
      and exists (select 1 from user_account where id = ${id}::uuid and role = 'admin')
    order by id for update`;
  return admins.length > 0 && !admins.some((admin) => admin.id !== id && admin.stays);
}

async function refuseLastAdmin(tx: Transaction, id: string, path: string) {
  if (await isLastAdmin(tx, id)) throw conflict([{ path, message: "lastAdmin" }]);
}

/** Mails the link that confirms the deletion. `email` must be the viewer's own; the last admin stays. */
export async function requestDelete(viewer: SignedIn, email: string) {
  if (email !== viewer.email) throw validationFailed([{ path: "email", message: "emailNotOwn" }]);
  const user = await prisma.user.findUniqueOrThrow({ where: { id: viewer.id }, select: person });
  const { token, hash } = newMailedToken();
  const expiresAt = expiryOf(new Date(), { hours: accountLinkHours });
  const mail = deleteConfirmMail(user, token);
  await transaction(async (tx) => {
    await refuseLastAdmin(tx, user.id, "email");
    await tx.mailedToken.deleteMany({ where: { userId: user.id, purpose: "delete" } });
    await tx.mailedToken.create({ data: { hash, purpose: "delete", userId: user.id, expiresAt } });
    await queueMail(tx, mail);
  });
}

/** Schedules the erasure by a mailed link: every session ends, a sign-in before the day keeps the account. */
export async function confirmDelete(viewer: Viewer, token: string, now = new Date()) {
  const where = { hash: hashMailedToken(token), purpose: "delete", expiresAt: { gt: now } };
  const row = await prisma.mailedToken.findFirst({ where, select: { id: true, userId: true } });
  if (!row?.userId) throw deadLink();
  const user = await prisma.user.findFirst({ where: { id: row.userId, closedAt: null }, select: person });
  if (!user) throw deadLink();
  const deleteAfter = erasureDate(now);
  const mail = deleteScheduledMail(user, deleteAfter);
  await transaction(async (tx) => {
    await refuseLastAdmin(tx, user.id, "token");
    const { count } = await tx.mailedToken.deleteMany({ where: { id: row.id } });
    if (count === 0) throw deadLink();
    await tx.mailedToken.deleteMany({ where: { userId: user.id, usedAt: null } });
    await tx.user.update({ where: { id: user.id }, data: { deleteAfter, sessionVersion: { increment: 1 } } });
    await tx.session.deleteMany({ where: { userId: user.id } });
    await audit(tx, viewer, { action: "scheduleErasure", noun: "user", recordId: user.id, userId: user.id });
    await queueMail(tx, mail);
  });
  return { deleteAfter: deleteAfter.getTime() };
}

/** A sign-in before the day: the account stays, and a mail says so. False where its erasure has begun or is done. */
export async function keepAccount(id: string) {
  const user = await prisma.user.findUnique({ where: { id }, select: person });
  if (!user) return false;
  const mail = accountKeptMail(user);
  return transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id, closedAt: null, deleteAfter: { not: null } },
      data: { deleteAfter: null },
    });
    if (count === 0) return (await tx.user.count({ where: { id, closedAt: null } })) > 0;
    await audit(tx, null, { action: "keepAccount", noun: "user", recordId: id, userId: id });
    await queueMail(tx, mail);
    return true;
  });
}
