import type { Admin } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { conflict, forbidden } from "@/lib/errors";

/**
 * One change of admins at a time, and only by who still is one behind the lock: of two who take each other's
 * role one is refused, and since nobody takes their own, one admin always stays.
 */
export async function lockAsAdmin(tx: Transaction, viewer: Admin) {
  const admins = await tx.$queryRaw<{ id: string; open: boolean }[]>`
    select id, "closedAt" is null and "deleteAfter" is null as open from user_account
    where role = 'admin' order by id for update`;
  if (!admins.some(({ id, open }) => open && id === viewer.id)) throw forbidden();
}

/** Throws Conflict where the company would be left without an owner who can sign in. */
export async function requireOtherOwner(tx: Transaction, companyId: string, leaving: string) {
  const owners = await tx.$queryRaw<{ id: string }[]>`
    select id from user_account where "companyId" = ${companyId}::uuid and owner
      and "closedAt" is null and "confirmedAt" is not null and "deleteAfter" is null order by id for update`;
  const counted = owners.some(({ id }) => id === leaving);
  if (counted && owners.length === 1) throw conflict([{ path: "owner", message: "lastOwnerOfCompany" }]);
}
