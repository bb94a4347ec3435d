import type { SignedIn } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { conflict, forbidden } from "@/lib/errors";
import { keepsAnOwner } from "../rules";

/** One change of a company's staff at a time; false where the company is gone. */
export async function lockCompany(tx: Transaction, companyId: string) {
  const rows = await tx.$queryRaw<unknown[]>`select id from company where id = ${companyId}::uuid for no key update`;
  return rows.length > 0;
}

/** The same for an owner, who is asked once more behind the lock: rights may have gone while it waited. */
export async function lockAsOwner(tx: Transaction, viewer: SignedIn, companyId: string) {
  await lockCompany(tx, companyId);
  const where = { id: viewer.id, companyId, owner: true, closedAt: null };
  if ((await tx.user.count({ where })) === 0) throw forbidden();
}

/** Throws Conflict where `leaving` is the company's last owner. An owner about to be erased does not count. */
export async function requireAnotherOwner(tx: Transaction, companyId: string, leaving: string) {
  const owners = await tx.$queryRaw<{ id: string }[]>`
    select id from user_account where "companyId" = ${companyId}::uuid and owner
      and "closedAt" is null and "confirmedAt" is not null and "deleteAfter" is null
    order by id for update`;
  if (!keepsAnOwner(owners, leaving)) throw conflict([{ path: "owner", message: "lastOwner" }]);
}

/** What somebody without the rights of an owner has sent out must not bring in people any more. */
export async function dropInvitationsOf(tx: Transaction, companyId: string, userId: string) {
  const sentBy = { data: { path: ["invitedBy"], equals: userId } };
  await tx.mailedToken.deleteMany({ where: { companyId, purpose: "invite", ...sentBy } });
}
