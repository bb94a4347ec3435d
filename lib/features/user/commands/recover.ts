import type { Viewer } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { hashMailedToken, newMailedToken } from "@/lib/auth/mailed-token";
import { hashPassword } from "@/lib/auth/password";
import { transaction } from "@/lib/db/transaction";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { validationFailed } from "@/lib/errors";
import { later } from "@/lib/later";
import { consume } from "@/lib/limits/limits";
import type { Language } from "@/lib/i18n/routing";
import { type Mail, queueMail } from "@/lib/mail/outbox";
import { accountInvitedMail, passwordChangedMail, resetMail } from "../notify";
import { confirmationHours, expiryOf, resetMinutes } from "../rules/registration";
import { guessedBy, refuseCommonPassword } from "./check-password";
import { forgotPerAddress } from "./limits";

const deadLink = () => validationFailed([{ path: "token", message: "linkInvalid" }]);

type Account = { id: string; email: string; firstname: string; language: Language };
type Validity = Parameters<typeof expiryOf>[1];

async function mailLink(tx: Transaction, { id }: Account, validity: Validity, mailOf: (token: string) => Mail) {
  const { token, hash } = newMailedToken();
  const expiresAt = expiryOf(new Date(), validity);
  // Two asks at a time queue here: the row locked, the later one finds and kills the link of the earlier.
  await tx.$queryRaw`select id from user_account where id = ${id}::uuid for update`;
  await tx.mailedToken.deleteMany({ where: { userId: id, purpose: "reset" } });
  await tx.mailedToken.create({ data: { hash, purpose: "reset", userId: id, expiresAt } });
  await queueMail(tx, mailOf(token));
}

/** A link to set a new password. */
export const mailPasswordLink = (tx: Transaction, user: Account) =>
  mailLink(tx, user, { minutes: resetMinutes }, (token) => resetMail(user, token));

/** A link to choose the first password of an account that an admin has made. */
export const mailInvitation = (tx: Transaction, user: Account & { userName: string }, company: string) =>
  mailLink(tx, user, { hours: confirmationHours }, (token) => accountInvitedMail(user, token, company));

async function mailResetLink(email: string) {
  const user = await prisma.user.findFirst({
    where: { email, closedAt: null, confirmedAt: { not: null } },
    select: { id: true, email: true, firstname: true, language: true },
  });
  if (user) await transaction((tx) => mailPasswordLink(tx, user));
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
    select: { id: true, language: true, confirmedAt: true, ...guessedBy },
  });
  if (!user) throw deadLink();
  await refuseCommonPassword("password", password, user);
  const passwordHash = await hashPassword(password);
  // Who was invited has proven the address by this link, and hears of no change.
  const mail = user.confirmedAt ? passwordChangedMail(user) : null;
  const confirmedAt = user.confirmedAt ?? new Date();
  await transaction(async (tx) => {
    const { count } = await tx.mailedToken.deleteMany({ where: { id: row.id } });
    if (count === 0) throw deadLink();
    // Whatever else was asked for with the old password dies too: a new mail address, a deletion.
    const asked = { purpose: { in: ["reset", "email", "delete"] }, usedAt: null };
    await tx.mailedToken.deleteMany({ where: { userId: user.id, ...asked } });
    await tx.user.update({
      where: { id: user.id },
      data: { passwordHash, confirmedAt, sessionVersion: { increment: 1 } },
    });
    await tx.session.deleteMany({ where: { userId: user.id } });
    // The second step stays, and every browser is asked for it.
    await tx.trustedDevice.deleteMany({ where: { userId: user.id } });
    await audit(tx, null, { action: "resetPassword", noun: "user", recordId: user.id, userId: user.id });
    if (mail) await queueMail(tx, mail);
  });
}
