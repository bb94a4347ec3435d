import type { Admin } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import { transaction } from "@/lib/db/transaction";
import { conflict, notFound } from "@/lib/errors";
import { partnerSelect, toPartner } from "../present/partner";
import type { PositionInput } from "../schema/partner";

/** POST /admin/advertisers/{id}/position. Throws Conflict for a stale version, NotFound. */
export async function placePartner(viewer: Admin, id: string, { position, version }: PositionInput) {
  return transaction(async (tx) => {
    await tx.$queryRaw`select id from advertiser where id = ${id}::uuid for update`;
    const row = await tx.advertiser.findUnique({ where: { id }, select: partnerSelect });
    if (!row) throw notFound();
    if (row.version !== version) throw conflict();
    if (row.homePosition === position) return toPartner(row, viewer.language);
    const data = { homePosition: position, version: { increment: 1 } };
    const stored = await tx.advertiser.update({ where: { id }, data, select: partnerSelect });
    const parts = { before: { homePosition: row.homePosition }, after: { homePosition: position } };
    await audit(tx, viewer, { action: "change", noun: "advertiser", recordId: row.company.id, ...parts });
    await changed(tx, "advertiser");
    return toPartner(stored, viewer.language);
  });
}
