import type { Admin } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import { transaction } from "@/lib/db/transaction";
import { getProvider } from "../queries";
import type { ProviderChange } from "../schema/list";
import { lockProvider, requireVersion } from "./lock";

/**
 * PUT /admin/providers/{id}: closes a company (nothing of it is public, no request reaches it) or reopens it.
 * Throws NotFound, Conflict.
 */
export async function changeProvider(viewer: Admin, id: string, { active, version }: ProviderChange) {
  await transaction(async (tx) => {
    const row = await lockProvider(tx, id);
    requireVersion(row, version);
    if (row.active === active) return;
    await tx.company.update({ where: { id }, data: { active, version: { increment: 1 } } });
    const action = active ? "reopen" : "close";
    await audit(tx, viewer, {
      action,
      noun: "company",
      recordId: id,
      before: { active: row.active },
      after: { active },
    });
    await changed(tx, "company", `company:${id}`, "advertiser");
  });
  return getProvider(viewer, id);
}
