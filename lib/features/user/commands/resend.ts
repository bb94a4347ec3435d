import type { Viewer } from "@/lib/access/viewer";
import { newMailedToken } from "@/lib/auth/mailed-token";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { later } from "@/lib/later";
import { consume } from "@/lib/limits/limits";
import { queueMail } from "@/lib/mail/outbox";
import { alreadyRegisteredMail, confirmMail } from "../notify";
import { confirmationHours, expiryOf } from "../rules/registration";
import type { PendingRegistration } from "../schema/registration";
import { registerPerAddress } from "./limits";
import { personOf } from "./register";

async function remind(known: Parameters<typeof alreadyRegisteredMail>[0]) {
  const mail = alreadyRegisteredMail(known);
  await transaction((tx) => queueMail(tx, mail));
}

/** A new link in place of the older one, and its mail; `also` goes into the same transaction. */
export async function renewConfirmation(
  id: string,
  pending: PendingRegistration,
  also?: (tx: Transaction) => Promise<unknown>,
) {
  const { token, hash } = newMailedToken();
  const expiresAt = expiryOf(new Date(), { hours: confirmationHours });
  const about = { userName: pending.userName, company: pending.company.name };
  const mail = confirmMail(personOf(pending), token, about);
  await transaction(async (tx) => {
    await tx.mailedToken.update({ where: { id }, data: { hash, expiresAt } });
    await queueMail(tx, mail);
    await also?.(tx);
  });
}

async function sendAgain(email: string) {
  const select = { email: true, firstname: true, language: true } as const;
  const known = await prisma.user.findUnique({ where: { email }, select });
  if (known) return remind(known);
  const open = { userId: null, purpose: "register", expiresAt: { gt: new Date() } };
  const waiting = await prisma.mailedToken.findFirst({
    where: { ...open, data: { path: ["email"], equals: email } },
    orderBy: { createdAt: "desc" },
  });
  if (waiting?.data) await renewConfirmation(waiting.id, waiting.data as unknown as PendingRegistration);
}

/** The confirmation link once more, where one is due; the older link dies. The answer is out before the look-up. */
export async function resendConfirmation(_viewer: Viewer, email: string) {
  await consume(registerPerAddress, email);
  later(() => sendAgain(email));
}
