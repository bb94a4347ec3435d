import { isSignedIn } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { hashMailedToken } from "@/lib/auth/mailed-token";
import { faultKind } from "@/lib/db/faults";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { validationFailed } from "@/lib/errors";
import { carryUnsubscriptions } from "@/lib/features/unsubscription/commands";
import { queueMail } from "@/lib/mail/outbox";
import { emailChangedMail } from "../notify";

const deadLink = () => validationFailed([{ path: "token", message: "linkInvalid" }]);

type Change = { userId: string; from: string; to: string };

async function readLink(token: string) {
  const open = { purpose: "email", usedAt: null, expiresAt: { gt: new Date() } };
  const row = await prisma.mailedToken.findFirst({ where: { hash: hashMailedToken(token), ...open } });
  if (!row?.userId || !row.data) throw deadLink();
  const user = await prisma.user.findFirst({
    where: { id: row.userId, closedAt: null },
    select: { id: true, email: true, firstname: true, language: true },
  });
  const { from, to } = row.data as { from: string; to: string };
  if (user?.email !== from) throw deadLink();
  return { id: row.id, user, change: { userId: user.id, from, to } };
}

/** Other links that went to an address that is not the person's any more, and registrations that wait for the new one. */
async function dropLinks(tx: Transaction, { userId, to }: Change) {
  await tx.mailedToken.deleteMany({ where: { userId, usedAt: null, purpose: { in: ["reset", "delete", "email"] } } });
  const waiting = { userId: null, purpose: "register", data: { path: ["email"], equals: to } };
  await tx.mailedToken.deleteMany({ where: waiting });
}

async function move(tx: Transaction, { userId, from, to }: Change) {
  const { count } = await tx.user.updateMany({
    where: { id: userId, email: from },
    data: { email: to, version: { increment: 1 } },
  });
  if (count === 0) throw deadLink();
  await carryUnsubscriptions(tx, from, to);
}

/** Sets the address that a link has proven: once, within its time; every session but the one at hand ends. */
export async function confirmEmail(viewer: Viewer, token: string) {
  const { id, user, change } = await readLink(token);
  const mail = emailChangedMail(user);
  const kept = isSignedIn(viewer) && viewer.id === user.id ? viewer.sid : undefined;
  const work = transaction(async (tx) => {
    // The used link stays as the record of a former address, which an export tells and an erasure needs.
    const used = { usedAt: new Date(), expiresAt: null };
    const { count } = await tx.mailedToken.updateMany({ where: { id, usedAt: null }, data: used });
    if (count === 0) throw deadLink();
    await move(tx, change);
    await dropLinks(tx, change);
    await tx.session.deleteMany({ where: { userId: user.id, id: { not: kept } } });
    await tx.trustedDevice.deleteMany({ where: { userId: user.id } });
    await audit(tx, viewer, { action: "changeEmail", noun: "user", recordId: user.id, userId: user.id });
    await queueMail(tx, mail);
  });
  // Somebody else has registered with the address since the link was mailed.
  await work.catch((error: unknown) => {
    throw faultKind(error) === "conflict" ? deadLink() : error;
  });
}
