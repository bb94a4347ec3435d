import type { Owner } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { newMailedToken } from "@/lib/auth/mailed-token";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { notFound } from "@/lib/errors";
import { consume } from "@/lib/limits/limits";
import { queueMail } from "@/lib/mail/outbox";
import { invitedMail } from "../notify";
import { invitationSelect, presentInvitation } from "../present";
import { requireOwnStaff } from "../queries";
import { invitationExpiry } from "../rules";
import { invitationData } from "../schema";
import { invitesPerAddress, invitesPerCompany } from "./limits";
import { lockAsOwner } from "./lock";

/** The invitation once more, by a new link for seven more days; the older link dies. */
export async function resendInvitation(viewer: Owner, companyId: string, id: string) {
  requireOwnStaff(viewer, companyId);
  await consume(invitesPerCompany, companyId);
  const open = { id, companyId, purpose: "invite", expiresAt: { gt: new Date() } };
  const [found, host] = await Promise.all([
    prisma.mailedToken.findFirst({ where: open, select: { data: true } }),
    prisma.user.findUniqueOrThrow({ where: { id: viewer.id }, select: { firstname: true, lastname: true } }),
  ]);
  if (!found) throw notFound();
  const data = { ...invitationData.parse(found.data), invitedBy: viewer.id };
  await consume(invitesPerAddress, data.email);
  const { token, hash } = newMailedToken();
  const mail = invitedMail(data, token, { host, company: viewer.company.name });
  return transaction(async (tx) => {
    await lockAsOwner(tx, viewer, companyId);
    const now = new Date();
    const fresh = { hash, data, createdAt: now, expiresAt: invitationExpiry(now) };
    const { count } = await tx.mailedToken.updateMany({ where: open, data: fresh });
    if (count === 0) throw notFound();
    const line = { action: "resendInvitation", noun: "company", recordId: companyId };
    await audit(tx, viewer, { ...line, after: { invitation: id, owner: data.owner } });
    await queueMail(tx, mail);
    return presentInvitation(await tx.mailedToken.findUniqueOrThrow({ where: { id }, select: invitationSelect }));
  });
}
