import type { Admin } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, notFound, validationFailed } from "@/lib/errors";
import { consume } from "@/lib/limits/limits";
import { readUser } from "../../queries/admin/get";
import { mailEmailLink } from "../change-email";
import { emailChangePerAddress, forgotPerAddress } from "../limits";
import { mailInvitation, mailPasswordLink } from "../recover";

const person = { id: true, email: true, userName: true, firstname: true, language: true, confirmedAt: true } as const;

async function openAccount(id: string) {
  const company = { select: { name: true } };
  const user = await prisma.user.findFirst({ where: { id, closedAt: null }, select: { ...person, company } });
  if (!user) throw notFound();
  return user;
}

/** POST /admin/users/{id}/passwordlink: for who has no password yet the invitation once more. The older link dies. */
export async function sendPasswordLink(viewer: Admin, id: string) {
  const user = await openAccount(id);
  await consume(forgotPerAddress, user.email);
  return transaction(async (tx) => {
    await (user.confirmedAt ? mailPasswordLink(tx, user) : mailInvitation(tx, user, user.company?.name ?? ""));
    await audit(tx, viewer, { action: "passwordLink", noun: "user", recordId: id });
    return readUser(tx, id);
  });
}

/**
 * POST /admin/users/{id}/email: a link to the new address, a notice to the present one. The change holds, and ends all
 * sessions, once the link is opened. Throws Conflict for an address that has an account.
 */
export async function askEmailChangeOf(viewer: Admin, id: string, email: string) {
  const user = await openAccount(id);
  if (email === user.email) throw validationFailed([{ path: "email", message: "emailUnchanged" }]);
  await consume(emailChangePerAddress, email);
  return transaction(async (tx) => {
    if ((await tx.user.count({ where: { email } })) > 0) throw conflict([{ path: "email", message: "alreadyTaken" }]);
    await mailEmailLink(tx, user, email, { byAdmin: true });
    await audit(tx, viewer, { action: "askEmail", noun: "user", recordId: id });
    return readUser(tx, id);
  });
}
