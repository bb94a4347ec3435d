import type { SignedIn } from "@/lib/access/viewer";
import { newMailedToken } from "@/lib/auth/mailed-token";
import { passwordMatches } from "@/lib/auth/password";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { validationFailed } from "@/lib/errors";
import { later } from "@/lib/later";
import { consume } from "@/lib/limits/limits";
import { queueMail } from "@/lib/mail/outbox";
import { alreadyRegisteredMail, emailAskedMail, emailConfirmMail } from "../notify";
import { accountLinkHours } from "../rules/account";
import { expiryOf } from "../rules/registration";
import type { EmailChange } from "../schema/user";
import { emailChangePerAddress } from "./limits";

const person = { id: true, email: true, firstname: true, language: true } as const;

type Account = Parameters<typeof emailAskedMail>[0] & { id: string };
const dropLinks = (tx: Transaction, id: string) =>
  tx.mailedToken.deleteMany({ where: { userId: id, purpose: "email", usedAt: null } });

/** A link to the new address, and word of it to the present one. The older link dies. */
export async function mailEmailLink(tx: Transaction, user: Account, to: string, { byAdmin = false } = {}) {
  const { token, hash } = newMailedToken();
  const expiresAt = expiryOf(new Date(), { hours: accountLinkHours });
  const { id: userId, email: from } = user;
  await dropLinks(tx, userId);
  await tx.mailedToken.create({ data: { hash, purpose: "email", userId, data: { from, to }, expiresAt } });
  await queueMail(tx, emailConfirmMail({ ...user, email: to }, token));
  await queueMail(tx, emailAskedMail(user, byAdmin));
}

/** One mail to each address in either case: neither the answer nor the old mailbox tells whether the new one is known. */
async function mailLink(id: string, to: string) {
  const user = await prisma.user.findUniqueOrThrow({ where: { id }, select: person });
  const known = await prisma.user.findUnique({ where: { email: to }, select: person });
  await transaction(async (tx) => {
    if (!known) return mailEmailLink(tx, user, to);
    await dropLinks(tx, id);
    await queueMail(tx, alreadyRegisteredMail(known));
    await queueMail(tx, emailAskedMail(user));
  });
}

/** Mails a link to a new address of one's own. The answer is out before the look-up of that address. */
export async function askEmailChange(viewer: SignedIn, { email, password }: EmailChange) {
  await consume(emailChangePerAddress, email);
  const { id } = viewer;
  const user = await prisma.user.findUniqueOrThrow({ where: { id }, select: { email: true, passwordHash: true } });
  if (!(await passwordMatches(user.passwordHash, password))) {
    throw validationFailed([{ path: "password", message: "ownPasswordWrong" }]);
  }
  if (email === user.email) throw validationFailed([{ path: "email", message: "emailUnchanged" }]);
  later(() => mailLink(id, email));
}
