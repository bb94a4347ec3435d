import { audit } from "@/lib/audit/audit";
import { hashMailedToken } from "@/lib/auth/mailed-token";
import type { Transaction } from "@/lib/db/prisma";
import { validationFailed } from "@/lib/errors";
import { lockCompany } from "./lock";

export const deadLink = () => validationFailed([{ path: "token", message: "linkInvalid" }]);

type Invitation = { id: string; company: { id: string }; owner: boolean };

/** Uses a link up: of two clicks one wins; one that was revoked or sent anew in the meantime loses. */
export async function takeInvitation(tx: Transaction, { id, company }: Invitation, token: string) {
  if (!(await lockCompany(tx, company.id))) throw deadLink();
  const where = { id, hash: hashMailedToken(token), purpose: "invite", expiresAt: { gt: new Date() } };
  const { count } = await tx.mailedToken.deleteMany({ where });
  if (count === 0) throw deadLink();
}

/** The link's holder has no session: the line names the account that the mailbox stands for. */
export function noteJoined(tx: Transaction, personId: string, { company, owner }: Invitation, extra = {}) {
  const after = { company: company.id, owner, ...extra };
  return audit(tx, null, { userId: personId, action: "joinStaff", noun: "user", recordId: personId, after });
}
