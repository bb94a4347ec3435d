import type { Admin } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { transaction } from "@/lib/db/transaction";
import { conflict } from "@/lib/errors";
import { whereState } from "@/lib/features/offer/rules/offer";
import { deletionHindrance } from "../rules/status";
import { lockOwn } from "./reach";
import { readRecord } from "./read";
import { tellChanged, tellRequests } from "./tell";

/**
 * DELETE /admin/requests/{id}: the row with its marks, alerts, links and offers that are over; nobody is told. Throws
 * Conflict for a stale version, an open offer, an agreed trip; NotFound.
 */
export async function deleteBusRequest(viewer: Admin, id: string, version?: number): Promise<undefined> {
  const now = new Date();
  await transaction(async (tx) => {
    const row = await lockOwn(tx, viewer, id, null);
    if (version !== undefined && version !== row.version) throw conflict();
    const openOffers = await tx.offer.count({ where: { requestId: id, ...whereState("open", now) } });
    const agreed = await tx.offer.count({ where: { requestId: id, state: "accepted" } });
    const trips = await tx.booking.count({ where: { requestId: id, state: "booked" } });
    const hindrance = deletionHindrance({ openOffers, agreed: agreed + trips });
    if (hindrance) throw conflict([{ path: "id", message: hindrance }]);
    const before = await readRecord(tx, id);
    await tx.mailedToken.deleteMany({ where: { requestId: id } });
    await tx.contactReveal.deleteMany({ where: { requestId: id } });
    await tellRequests(tx, id);
    await tx.busRequest.delete({ where: { id } });
    await audit(tx, viewer, { action: "delete", noun: "busrequest", recordId: id, before });
    await tellChanged(tx, row);
  });
  return undefined;
}
