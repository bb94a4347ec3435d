import type { Owner } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { transaction } from "@/lib/db/transaction";
import { notFound } from "@/lib/errors";
import { requireOwnStaff } from "../queries";
import { lockAsOwner } from "./lock";

/** Takes an open invitation back; its link is dead from then on. */
export async function revokeInvitation(viewer: Owner, companyId: string, id: string) {
  requireOwnStaff(viewer, companyId);
  await transaction(async (tx) => {
    await lockAsOwner(tx, viewer, companyId);
    const { count } = await tx.mailedToken.deleteMany({ where: { id, companyId, purpose: "invite" } });
    if (count === 0) throw notFound();
    const line = { action: "revokeInvitation", noun: "company", recordId: companyId };
    await audit(tx, viewer, { ...line, before: { invitation: id } });
  });
}
