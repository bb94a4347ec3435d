import type { Admin } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import { transaction } from "@/lib/db/transaction";
import { notFound } from "@/lib/errors";
import type { TripSide } from "../rules";
import { ratingSelect, toRating } from "../present";

type Call = { id: string; by: TripSide; removed: boolean };

/** PUT /trip/{id}/rating/{by}: an admin takes a rating down, or puts it back. Throws NotFound. */
export function removeRating(viewer: Admin, { id, by, removed }: Call, now = new Date()) {
  return transaction(async (tx) => {
    const where = { tripId_by: { tripId: id, by } };
    const before = await tx.tripRating.findUnique({ where, select: { trip: { select: { companyId: true } } } });
    if (!before) throw notFound();
    const row = await tx.tripRating.update({ where, data: { hiddenAt: removed ? now : null }, select: ratingSelect });
    const action = removed ? "removeRating" : "restoreRating";
    await audit(tx, viewer, { action, noun: "trip", recordId: id, after: { by } });
    await changed(tx, "company", `company:${before.trip.companyId}`);
    return toRating(row);
  });
}
