import type { Admin } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, notFound } from "@/lib/errors";
import { endRequestsOfCompany } from "@/lib/features/busrequest/commands/end-of-company";
import { withdrawAllOf } from "@/lib/features/offer/commands/erase";
import { isBound } from "@/lib/features/subscription/rules";

async function lock(tx: Transaction, id: string) {
  await tx.$queryRaw`select id from company where id = ${id}::uuid for update`;
  const row = await tx.company.findUnique({
    where: { id },
    select: { name: true, slug: true, companyType: true, email: true, advertiser: { select: { abonnement: true } } },
  });
  if (!row) throw notFound();
  return row;
}

/** People keep their accounts, without a company; links that lead into it (invitations, claims) die. */
async function releasePeople(tx: Transaction, companyId: string) {
  const { count } = await tx.user.updateMany({
    where: { companyId },
    data: { companyId: null, owner: false, version: { increment: 1 } },
  });
  await tx.mailedToken.deleteMany({ where: { companyId } });
  return count;
}

/**
 * DELETE /company/{id} by an admin: its open requests end, its people stay; fleet, locations, messages and former
 * addresses go with it, files a day later. Throws Conflict while a subscription runs.
 */
export async function deleteCompany(viewer: Admin, id: string) {
  await transaction(async (tx) => {
    const { advertiser, ...before } = await lock(tx, id);
    if (advertiser && isBound(advertiser.abonnement)) {
      throw conflict([{ path: "subscription", message: "subscriptionRunning" }]);
    }
    const requests = await endRequestsOfCompany(tx, id);
    await withdrawAllOf(tx, id);
    const people = await releasePeople(tx, id);
    await tx.company.delete({ where: { id } });
    const gone = { ...before, requests, people };
    await audit(tx, viewer, { action: "delete", noun: "company", recordId: id, before: gone });
    await changed(tx, "company", `company:${id}`, "busrequest", "advertiser");
  });
}
