import type { Viewer } from "@/lib/access/viewer";
import { hashMailedToken, newMailedToken } from "@/lib/auth/mailed-token";
import { hashPassword } from "@/lib/auth/password";
import { transaction } from "@/lib/db/transaction";
import { prisma } from "@/lib/db/prisma";
import { validationFailed } from "@/lib/errors";
import { later } from "@/lib/later";
import { consume } from "@/lib/limits/limits";
import { queueMail } from "@/lib/mail/outbox";
import { passwordChangedMail, resetMail } from "../notify";
import { expiryOf, resetMinutes } from "../rules/registration";
import { refuseCommonPassword } from "./check-password";
import { forgotPerAddress } from "./limits";

const deadLink = () => validationFailed([{ path: "token", message: "linkInvalid" }]);

async function mailResetLink(email: string) {
  const user = await prisma.user.findFirst({
    where: { email, closedAt: null, confirmedAt: { not: null } },
    select: { id: true, email: true, firstname: true, language: true },
  });
  if (!user) return;
  const { token, hash } = newMailedToken();
  const expiresAt = expiryOf(new Date(), { minutes: resetMinutes });
  const mail = resetMail(user, token);
  await transaction(async (tx) => {
    // Two asks at a time queue here: the row locked, the later one finds and kills the link of the earlier.
    await tx.$queryRaw`select id from user_account where id = ${user.id}::uuid for update`;
    await tx.mailedToken.deleteMany({ where: { userId: user.id, purpose: "reset" } });
    await tx.mailedToken.create({ data: { hash, purpose: "reset", userId: user.id, expiresAt } });
    await queueMail(tx, mail);
  });
}

/** Mails a link to set a new password, if the address has an account. The answer is out before the look-up. */
export async function forgotPassword(_viewer: Viewer, email: string) {
  await consume(forgotPerAddress, email);
  later(() => mailResetLink(email));
}

/** Sets a new password by a mailed link: once, within its time; every session ends. */
export async function resetPassword(_viewer: Viewer, token: string, password: string) {
  const where = { hash: hashMailedToken(token), purpose: "reset", expiresAt: { gt: new Date() } };
  const row = await prisma.mailedToken.findFirst({ where, select: { id: true, userId: true } });
  if (!row?.userId) throw deadLink();
  const user = await prisma.user.findFirst({
    where: { id: row.userId, closedAt: null },
    select: { id: true, email: true, userName: true, firstname: true, language: true },
  });
  if (!user) throw deadLink();
  refuseCommonPassword("password", password, user);
  const passwordHash = await hashPassword(password);
  const mail = passwordChangedMail(user);
  await transaction(async (tx) => {
    const { count } = await tx.mailedToken.deleteMany({ where: { id: row.id } });
    if (count === 0) throw deadLink();
    // Whatever else was asked for with the old password dies too: a new mail address, a deletion.
    const asked = { purpose: { in: ["reset", "email", "delete"] }, usedAt: null };
    await tx.mailedToken.deleteMany({ where: { userId: user.id, ...asked } });
    await tx.user.update({ where: { id: user.id }, data: { passwordHash, sessionVersion: { increment: 1 } } });
    await tx.session.deleteMany({ where: { userId: user.id } });
    await queueMail(tx, mail);
  });
}
