import type { Owner } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { newMailedToken } from "@/lib/auth/mailed-token";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict } from "@/lib/errors";
import { consume } from "@/lib/limits/limits";
import { queueMail } from "@/lib/mail/outbox";
import { invitedMail } from "../notify";
import { invitationSelect, presentInvitation } from "../present";
import { requireOwnStaff } from "../queries";
import { invitationExpiry } from "../rules";
import type { InvitationData, InviteInput } from "../schema";
import { invitesPerAddress, invitesPerCompany } from "./limits";
import { lockAsOwner } from "./lock";

const alreadyMember = [{ path: "email", message: "alreadyMember" }];

/**
 * Mails an invitation; one sent before to the same address dies. Answer and mail are the same whether or not
 * the address has an account somewhere else.
 */
export async function inviteStaff(viewer: Owner, companyId: string, { email, owner, language }: InviteInput) {
  requireOwnStaff(viewer, companyId);
  await consume(invitesPerCompany, companyId);
  await consume(invitesPerAddress, email);
  const data: InvitationData = { email, owner, language: language ?? viewer.language, invitedBy: viewer.id };
  const host = await prisma.user.findUniqueOrThrow({
    where: { id: viewer.id },
    select: { firstname: true, lastname: true },
  });
  const { token, hash } = newMailedToken();
  const mail = invitedMail(data, token, { host, company: viewer.company.name });
  return transaction(async (tx) => {
    await lockAsOwner(tx, viewer, companyId);
    if ((await tx.user.count({ where: { companyId, email } })) > 0) throw conflict(alreadyMember);
    const older = { companyId, purpose: "invite", data: { path: ["email"], equals: email } };
    await tx.mailedToken.deleteMany({ where: older });
    const expiresAt = invitationExpiry(new Date());
    const row = await tx.mailedToken.create({
      data: { hash, purpose: "invite", companyId, data, expiresAt },
      select: invitationSelect,
    });
    // Without the address: the log is never erased, the invitation is.
    const line = { action: "inviteStaff", noun: "company", recordId: companyId };
    await audit(tx, viewer, { ...line, after: { invitation: row.id, owner } });
    await queueMail(tx, mail);
    return presentInvitation(row);
  });
}
